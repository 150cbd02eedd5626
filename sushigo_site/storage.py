from whitenoise.storage import CompressedManifestStaticFilesStorage


class StaticStorage(CompressedManifestStaticFilesStorage):
    """Also gives the files that one ES module imports from another their hashed names."""

    support_js_module_import_aggregation = True
    max_post_process_passes = 12
    """A name is final only when those of all imported modules are: as many passes as modules import in a row."""
