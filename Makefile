# Everything a person does with this project is one of these targets. What they make lies in .venv/ and var/.
HOST ?= 127.0.0.1
PORT ?= 8000
PYTHON3 ?= python3
ARGS ?=
ONLY ?=

PY := .venv/bin/python
MANAGE := $(PY) manage.py
DEVELOP := SUSHIGO_DEBUG=1
SERVE := umask 077; SUSHIGO_PLAIN_HTTP=1 SUSHIGO_SECRET_KEY="$$(cat var/secret-key)"
SENTENCES := $(shell find sushigo_site scoring rules seeds locale -name '*.py' -o -path '*/templates/*' -type f -o -path '*/static/*.js' -o -name '*.po' 2>/dev/null)
MODULES := $(shell find sushigo_site scoring rules tests -path '*/static/*.js' -o -name '*.mjs')
STATIC_FILES := $(shell find sushigo_site/static scoring/static rules/static -type f 2>/dev/null)

export UV_PYTHON_DOWNLOADS := never
export HYPOTHESIS_STORAGE_DIRECTORY := var/cache/hypothesis
.DELETE_ON_ERROR:
.PHONY: help run dev test test-browsers test-fast bench lint format messages vectors mutants superuser catalogs static requirements

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

run: .venv/base var/secret-key catalogs static ## serve the site on HOST and PORT (HOST=0.0.0.0: for the phones at the table)
	@echo "Preparing the database"
	@$(SERVE) $(MANAGE) migrate --verbosity 0
	@$(SERVE) $(MANAGE) seed_rules
	@$(SERVE) $(MANAGE) serve --host $(HOST) --port $(PORT)

dev: .venv/base ## serve for development: errors in full, reloads by itself
	@$(DEVELOP) $(MANAGE) catalogs build --allow-incomplete
	@$(DEVELOP) $(MANAGE) migrate --verbosity 0
	@$(DEVELOP) $(MANAGE) seed_rules || echo "Going on without new rule texts"
	@$(DEVELOP) $(MANAGE) runserver $(HOST):$(PORT)

test: .venv/dev catalogs static ## run all tests (ARGS="tests/engine -k maki": only some)
ifeq ($(strip $(ARGS)),)
	@mkdir -p var/coverage && rm -f var/coverage/*
	NGINX="$$(scripts/nginx.sh)" && NGINX="$$NGINX" $(PY) -m coverage run -m pytest -m "not browser" -n 2
	@$(PY) -m coverage combine -q
	$(PY) -m coverage report --include="scoring/engine/*,seeds/*,rules/*" --fail-under=100
	CHROMIUM="$$(scripts/chromium.sh)" && CHROMIUM="$$CHROMIUM" DJANGO_ALLOW_ASYNC_UNSAFE=1 $(PY) -m pytest -m browser -n 3 -v
else
	CHROMIUM="$$(scripts/chromium.sh)" DJANGO_ALLOW_ASYNC_UNSAFE=1 $(PY) -m pytest $(ARGS)
endif

test-browsers: .venv/browsers catalogs static ## play a round in Firefox and in WebKit
	@scripts/browsers.sh
	xvfb-run -a $(PY) -m pytest tests/browsers $(ARGS)

test-fast: .venv/dev catalogs static ## run the tests that need no browser
	$(PY) -m pytest -m "not browser" -n 2 $(ARGS)

lint: .venv/dev ## check style and types
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	$(DEVELOP) .venv/bin/mypy
	.venv/bin/djlint --quiet --lint sushigo_site scoring rules
	node=$$(echo .venv/lib/python*/site-packages/playwright/driver/node) && \
		for module in $(MODULES); do $$node --check $$module || exit 1; done

format: .venv/dev ## put the Python code into its form
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format

messages: .venv/base ## take new and changed sentences into the catalogs
	@$(DEVELOP) $(MANAGE) catalogs update

vectors: .venv/dev catalogs ## write down what the Python engine says, for the tests of the JavaScript modules
	$(PY) -m tests.vectors

catalogs: var/catalogs.done

static: var/static.done

superuser: .venv/base ## make an account for the admin
	@$(DEVELOP) $(MANAGE) createsuperuser
	@echo "SUSHIGO_ADMIN=1 make run has the admin at /en/admin/"

bench: .venv/dev catalogs static ## measure the site against its budgets (ONLY="bytes taps": some of bytes requests taps engine lighthouse games writes)
	CHROMIUM="$$(scripts/chromium.sh)" $(PY) -m bench $(ONLY)

mutants: .venv/mutants ## change the engine in small ways and see whether its tests notice
	.venv/bin/mutmut run

requirements: var/tools/uv ## renew the pinned versions
	for part in base dev browsers mutants tools; do var/tools/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-annotate --no-header --generate-hashes -o requirements/$$part.txt requirements/$$part.in || exit 1; done

var/secret-key:
	@echo "Making a signing key in $@"
	@mkdir -p -m 700 var
	@umask 077 && $(PYTHON3) -c "import secrets; print(secrets.token_urlsafe(50))" > $@

var/catalogs.done: .venv/base $(SENTENCES)
	@$(DEVELOP) $(MANAGE) catalogs build
	@touch $@

var/static.done: .venv/base sushigo_site/storage.py $(STATIC_FILES)
	@echo "Collecting static files"
	@$(DEVELOP) $(MANAGE) collectstatic --noinput --verbosity 0
	@touch $@

var/tools/uv: requirements/tools.txt
	@echo "Fetching the installer (uv)"
	@$(PYTHON3) -m pip --version >/dev/null 2>&1 || scripts/pip.sh
	@$(PYTHON3) -m venv --clear --without-pip var/tools
	@$(PYTHON3) -m pip --quiet --disable-pip-version-check --python var/tools/bin/python install --require-hashes -r $<
	@touch $@

.venv/bin/python: | var/tools/uv
	@var/tools/bin/uv venv --quiet -p "$$(command -v $(PYTHON3))" .venv

.venv/dev: .venv/base
.venv/browsers .venv/mutants: .venv/dev
.venv/%: requirements/%.txt | var/tools/uv .venv/bin/python
	@echo "Installing $<"
	@var/tools/bin/uv pip install --quiet --python $(PY) --require-hashes -r $<
	@touch $@
