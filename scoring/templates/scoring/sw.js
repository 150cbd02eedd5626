// Keeps what the site needs without a network. The server fills in what that is; any change of it is a new release.
const SITE = {{ site|safe }};
const CACHE = `sushigo ${SITE.version}`;
const NETWORK_WITHIN = 2500;
const LOOKS = 3;
const LOOK_AGAIN = 200;
const NEVER_KEPT = /^\/([a-z]{2}\/admin|healthz)\b/;
const HASHED = /^\/static\/.*\.[0-9a-f]{12}\.\w+$/;
const RULING = /^\/[a-z]{2}\/settle\/[\w-]+\/$/;
const GAME = /^\/[a-z]{2}\/game\//;
const PAD = /^\/[a-z]{2}\/game\/[\w-]+\/round\/\d+\/\d+\/$/;
const LANGUAGE_SWITCH = /^\/language\/([a-z]{2})\/$/;

const languageOf = (path) => path.split("/")[1];
/** The same page in a language; a path may have another one, or none, as links for everybody have. */
const inLanguage = (path, language) => `/${language}${path.replace(/^\/([a-z]{2}(\/|$))?/, "/")}`;
const kept = async (address, options) => (await caches.open(CACHE)).match(address, options);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(update()));
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || NEVER_KEPT.test(url.pathname)) return;
  event.respondWith(event.request.mode === "navigate" ? page(event, url) : file(event.request, url));
});

async function install() {
  const languages = await visited();
  await (await caches.open(CACHE)).addAll(SITE.files);
  await Promise.all(languages.map(keepLanguage));
}

/** Languages of the pages that are open, and of what earlier releases have kept. */
async function visited() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const used = new Set([...open, ...caught.flat()].map(({ url }) => languageOf(new URL(url).pathname)));
  return Object.keys(SITE.languages).filter((language) => used.has(language));
}

async function keepLanguage(language) {
  const { shell, pages, files } = SITE.languages[language];
  // Without cookies, for what is kept is nobody's own.
  const fresh = [shell, ...pages].map((path) => new Request(path, { cache: "reload", credentials: "omit" }));
  await (await caches.open(CACHE)).addAll([...fresh, ...files]);
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** A page asks the new release to take over. It waits while cards are being entered anywhere. */
async function update() {
  for (let look = 0; look < LOOKS; look++) {
    if (!(await isEntering())) return skipWaiting();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN)); // a pad that was just left is still among the pages
  }
  return undefined;
}

async function isEntering() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.some(({ url }) => PAD.test(new URL(url).pathname));
}

/** Files that change their name with their content are kept for good; others only help where there is no network. */
async function file(request, url) {
  const forGood = HASHED.test(url.pathname) || url.searchParams.has("v");
  const found = forGood && (await kept(request.url));
  if (found) return found;
  try {
    const response = await fetch(request);
    if (response.ok && forGood) (await caches.open(CACHE)).put(request.url, response.clone());
    return response;
  } catch (error) {
    const similar = await kept(request.url, { ignoreSearch: true });
    if (similar) return similar;
    throw error;
  }
}

/** The page as the server has it now. Where that takes too long, the page as it was, or one that the phone fills. */
async function page(event, url) {
  if (url.search === "?phone") {
    const shell = await shellFor(url.pathname);
    if (shell) return shell;
  }
  const network = fetch(event.request);
  event.waitUntil(network.then((response) => keepPage(url, response.clone())).catch(() => {}));
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_WITHIN));
  const response = await Promise.race([network.catch(() => null), late]);
  if (response && response.status < 500) return response;
  return (await (response ? known(url.pathname) : instead(url))) ?? response ?? network;
}

/** Keeps a page that is read without a network, and with the first of a language all that belongs to it. */
async function keepPage({ pathname, search }, response) {
  const language = SITE.languages[languageOf(pathname)];
  if (!language || !response.ok) return;
  if (!(await kept(language.shell))) await keepLanguage(languageOf(pathname));
  const again = language.pages.includes(pathname) || RULING.test(pathname);
  if (again && !search) await (await caches.open(CACHE)).put(pathname, response);
}

async function shellFor(pathname) {
  const language = SITE.languages[languageOf(pathname)];
  return language && kept(language.shell);
}

/** A page that is kept, or one of a game: those are better than an error of the server. */
const known = async (pathname) => (await kept(pathname)) ?? (GAME.test(pathname) ? shellFor(pathname) : undefined);

/** What there is instead of a page that does not come; at least one that says so. */
async function instead({ pathname, search, searchParams }) {
  const [, chosen] = LANGUAGE_SWITCH.exec(pathname) ?? [];
  if (chosen) return Response.redirect(inLanguage(searchParams.get("next") ?? "/", chosen));
  const here = (await known(pathname)) ?? (await shellFor(pathname));
  if (here) return here;
  for (const [language, { shell }] of Object.entries(SITE.languages)) {
    if (await kept(shell)) return Response.redirect(inLanguage(pathname, language) + search);
  }
  return undefined;
}
