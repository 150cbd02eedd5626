// Keeps what the site needs without a network. The server fills in what that is; any change of it is a new release.
const SITE = {{ site|safe }};
const CACHE = `sushigo ${SITE.version}`;
/** A slow network is not a missing one: after this time what the phone has is shown, and only then. */
const NETWORK_WITHIN = 2500;
const DATABASE_WITHIN = 1000;
const LOOKS = 3;
const LOOK_AGAIN = 200;
const NEVER_KEPT = /^\/([a-z]{2}\/admin|healthz)\b/;
const HASHED = /^\/static\/.*\.[0-9a-f]{12}\.\w+$/;
const RULING = /^\/[a-z]{2}\/settle\/[\w-]+\/$/;
const UNLIKE = /^(\/static\/.*\.)[0-9a-f]{12}(\.(?:css|svg|woff2))$/;
const GAME = /^\/[a-z]{2}\/game\/([\w-]+)\//;
const PAD = /^\/[a-z]{2}\/game\/[\w-]+\/round\/\d+\/\d+\/$/;
const LANGUAGE_SWITCH = /^\/language\/([a-z]{2})\/$/;

const languageOf = (path) => path.split("/")[1];
/** The same page in a language; a path may have another one, or none, as links for everybody have. */
const inLanguage = (path, language) => `/${language}${path.replace(/^\/([a-z]{2}(\/|$))?/, "/")}`;
const wait = (time, value) => new Promise((resolve) => setTimeout(resolve, time, value));

/** What is kept; nothing where the browser keeps nothing, or has taken it away. */
async function kept(address, options) {
  try {
    return await (await caches.open(CACHE)).match(address, options);
  } catch {
    return undefined;
  }
}

async function keep(address, response) {
  try {
    await (await caches.open(CACHE)).put(address, response);
  } catch {
    // there is no space, or no storage at all: the page has come all the same
  }
}

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
  for (const language of languages) await keepLanguage(language);
}

/** Languages of the pages that are open, and of what earlier releases have kept. */
async function visited() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const used = new Set([...open, ...caught.flat()].map(({ url }) => languageOf(new URL(url).pathname)));
  return Object.keys(SITE.languages).filter((language) => used.has(language));
}

/** Keeps all that belongs to a language, and of it only what is not there: the site's data may have been cleared. */
async function keepLanguage(language) {
  const { shell, offline, pages, files } = SITE.languages[language];
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const missing = (addresses) => addresses.filter((address) => !there.has(address));
  // Without cookies, for what is kept is nobody's own.
  const fresh = missing([shell, offline, ...pages]).map((path) => new Request(path, { cache: "reload", credentials: "omit" }));
  await cache.addAll([...fresh, ...missing([...SITE.files, ...files])]);
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
    await wait(LOOK_AGAIN); // a pad that was just left is still among the pages
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
  const response = await fetch(request).catch(() => null);
  if (response?.ok && forGood) keep(request.url, response.clone());
  if (response?.ok) return response;
  return (await similar(url)) ?? response ?? Response.error();
}

/** The same file of another release: a page looks a little different then, but never naked. */
async function similar({ href, pathname }) {
  const [, name, kind] = UNLIKE.exec(pathname) ?? [];
  if (!name) return kept(href, { ignoreSearch: true });
  const all = await caches.open(CACHE).then((cache) => cache.keys()).catch(() => []);
  const other = all.find(({ url }) => UNLIKE.exec(new URL(url).pathname)?.slice(1).join() === [name, kind].join());
  return other && kept(other.url);
}

/**
 * The page as the server has it now. Where that takes long, the page as it was, or one that the phone fills; what the
 * phone does not have is waited for.
 */
async function page(event, url) {
  if (url.search === "?phone") {
    const shell = await shellFor(url.pathname);
    if (shell) return shell;
  }
  const network = fetch(event.request);
  event.waitUntil(network.then((response) => keepPage(url, response.clone())).catch(() => {}));
  const answer = network.catch(() => null);
  const isLate = await Promise.race([answer.then(() => false), wait(NETWORK_WITHIN, true)]);
  const early = isLate && (await onPhone(url));
  if (early) return early;
  const response = await answer;
  if (response && response.status < 500) return response;
  return (await onPhone(url)) ?? (response ? refusal(url, response) : ((await instead(url)) ?? network));
}

/** Keeps a page that is read without a network, and with it all that belongs to its language. */
async function keepPage({ pathname, search }, response) {
  const language = SITE.languages[languageOf(pathname)];
  if (!language || !response.ok) return;
  const again = language.pages.includes(pathname) || RULING.test(pathname);
  if (again && !search) await keep(pathname, response);
  await keepLanguage(languageOf(pathname));
}

async function shellFor(pathname) {
  const language = SITE.languages[languageOf(pathname)];
  return language && kept(language.shell);
}

/** What the phone can show without the server: a kept page, a game that it has, or the way to another language. */
async function onPhone({ pathname, searchParams }) {
  const [, chosen] = LANGUAGE_SWITCH.exec(pathname) ?? [];
  const there = inLanguage(searchParams.get("next") ?? "/", chosen);
  if (chosen) return (await shellFor(`/${chosen}/`)) && Response.redirect(there);
  return (await kept(pathname)) ?? ((await hasGame(pathname)) ? shellFor(pathname) : undefined);
}

/** Whether the phone's database (vault.js) has the game of an address. */
async function hasGame(pathname) {
  const [, token] = GAME.exec(pathname) ?? [];
  return Boolean(token) && Promise.race([gameKeys().catch(() => []), wait(DATABASE_WITHIN, [])]).then((keys) => keys.some((key) => key.includes(token)));
}

async function gameKeys() {
  const opening = indexedDB.open("sushigo");
  opening.onupgradeneeded = () => opening.transaction.abort(); // there is none, and only the pages make one
  const database = await result(opening);
  try {
    return await result(database.transaction("games").objectStore("games").getAllKeys());
  } finally {
    database.close();
  }
}

const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** An error of the server; the page that it sends along says more than one of ours. */
async function refusal({ pathname }, response) {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return (!isPage && (await saying("busy", languageOf(pathname), response.status))) || response;
}

/** What there is without a network: a page that the phone fills, or one that says why it does not come. */
async function instead({ pathname, search, searchParams }) {
  const [, chosen] = LANGUAGE_SWITCH.exec(pathname) ?? [];
  const wanted = chosen ?? languageOf(pathname);
  const filled = !chosen && GAME.test(pathname) && (await shellFor(pathname));
  const here = filled || (!chosen && (await saying("network", wanted)));
  if (here) return here;
  const before = languageOf(searchParams.get("next") ?? "/");
  for (const language of [before, ...Object.keys(SITE.languages)]) {
    const told = await saying(`language-${wanted}`, language);
    if (told) return wanted in SITE.languages ? told : Response.redirect(inLanguage(pathname, language) + search);
  }
  return undefined;
}

/** The page that stands for others, with the reason in it. */
async function saying(why, language, status = 200) {
  const found = language in SITE.languages && (await kept(SITE.languages[language].offline));
  if (!found) return undefined;
  const html = (await found.text()).replace("<body", `<body data-why="${why}"`);
  const headers = new Headers(found.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name); // of the page as it came
  return new Response(html, { status, headers });
}
