// The part of the script that keeps on the device what somebody sees, so that a start without a line shows it. The page's script loads it
// once the page is live.
import { all, cacheOf, cachesOf, isPicture, isWork, remove, screenOf, sentence, toHost } from "./store.js";

const { body } = document, data = body.dataset, marks = body.classList, owner = () => data.owner ?? "";
const mostScreens = 50, mostPictures = 200;
const notice = document.getElementById("notice");
// How long a change waits to be kept: longer after each time that it could not be.
let wait = 1000, timer, keeping = Promise.resolve(), registration;
// Texts that the page shows, too.
Object.assign(data, hostData);
const bring = (part, then) => { import(part).then(then).catch(() => {}); };

// `address`: the worker's.
export async function start(address) {
  await fetchFiles().catch(() => {});
  // How one screen leads to another is a script of its own, which comes with somebody's first touch, or with a later one if the line was
  // gone.
  addEventListener("pointerdown", () => bring(data.moves));
  own();
  new MutationObserver(keepSoon).observe(document.getElementById("0"), {
    attributes: true, characterData: true, childList: true, subtree: true,
  });
  addEventListener("input", keepSoon);
  addEventListener("visibilitychange", () => {
    if (document.hidden) keepNow();
    // Background Sync of WICG: where a browser has it, what waits is sent also when no tab is open.
    if (marks.contains("busy")) registration?.sync?.register("deliver").catch(() => {});
  });
  keepSoon();
  const { serviceWorker, standalone } = navigator;
  // In Safari on iOS, where the app may be put on the home screen.
  if (standalone === false) bring(data.startup);
  // A browser may forbid it.
  registration = await serviceWorker?.register(address, { scope: data.base + "/" })
    .then(() => serviceWorker.ready, () => {});
  if (!registration) return;
  // The worker asks who is there, or has found that a window has gone.
  serviceWorker.onmessage = ({ data, ports: [port] }) => port ? port.postMessage(here()) : data || own();
  addEventListener("pagehide", () => { if (marks.contains("busy")) post(); });
  deliver();
  // An app with notices has a part of the script for them.
  if (data.notices) bring(data.notices, (script) => script.start(registration));
}

// Where another version's worker is about to begin, Chromium lets it wait for the one before if a page's message or fetch starts that
// once more, and each page waits with it.
async function settled() {
  const { installing, waiting, active } = registration ?? {}, next = installing ?? waiting ?? active;
  if (!next || /^(activated|redundant)$/.test(next.state)) return;
  await new Promise((done) => { next.addEventListener("statechange", done, { once: true }); });
  await settled();
}

const post = () => registration.active?.postMessage("");
const deliver = () => registration && settled().then(post);

// What needs the line is marked by a script of its own, as long as there is none. Where the page has its line again, the worker has one.
let isCut = false;
function look() {
  if (isCut === marks.contains("offline")) return;
  isCut = !isCut;
  if (isCut) return bring(data.away);
  deliver();
  keepSoon();
}
new MutationObserver(look).observe(body, { attributeFilter: ["class"] });
look();

// A page that the device has kept has a script of its own.
export const stand = (...page) => bring(data.stand, (script) => script.stand(...page));

const here = () => screenOf(location.pathname + location.search, data.window);

// Forgets the page as it was kept, and loads the host's: the worker may have what another window had at the address.
export async function drop() {
  for (const name of await cachesOf(data.base)) await (await caches.open(name)).delete(here());
  toHost(history.state);
}

// The screen of the window at a path, as its page was kept; undefined for none.
export async function kept(path, parse) {
  const page = await (await caches.match(screenOf(data.base + path, data.window)))?.text();
  return page && parse(page).querySelector("main").lastElementChild;
}

// A page that has brought its styles and its script along gets them once more, as the files that the next page names. Throws if it cannot
// have one.
async function fetchFiles() {
  if (data.brought === undefined) return;
  delete data.brought;
  const answers = [...document.querySelectorAll("[data-file]")].map(async ({ dataset }) => {
    const answer = await fetch(dataset.file, { priority: "low" });
    if (!answer.ok) throw 0;
    await answer.blob();
  });
  await Promise.all(answers);
  document.cookie = `files=${data.version};path=${data.base || "/"};max-age=31536000;samesite=${data.site || "lax"}`;
}

// Removes what was kept for another account than the page's, and says what windows that have gone had not done, and what was done in the
// page's own before it, if that could not be read in time.
export async function own() {
  const undone = [];
  for (const { id, entries, isGone, owner: theirs = "" } of await all(data.base)) {
    if (id === data.window ? !data.left : theirs === owner() && !isGone) continue;
    if (theirs === owner()) undone.push(...entries.filter(isWork));
    await remove(data.base, id);
  }
  if (undone.length) notice.textContent = sentence(data.unsent, undone);
  if (!window.caches) return;
  const mine = cacheOf(data.base, data.version, owner()), shell = cacheOf(data.base, data.version, "shell");
  // Another version's are for the worker to remove.
  for (const name of await cachesOf(data.base, data.version)) if (name !== mine && name !== shell) await caches.delete(name);
}

function keepSoon() {
  timer ??= setTimeout(keepNow, wait);
  // What steppers show at the tap, and what writes where somebody types, is a script of its own, too.
  if (document.querySelector(".s-stepper,[name^=f]")) bring(data.controls);
}

function keepNow() {
  clearTimeout(timer);
  timer = undefined;
  // One after the other: a later one has more.
  keeping = keeping.then(keep).then(() => { wait = 1000; }, keepLater);
}

function keepLater() {
  wait = Math.min(2 * wait, 30000);
  keepSoon();
}

// Throws if the page could not be kept as it is.
async function keep() {
  await settled();
  // A page without a line is not of now.
  if (!window.caches || marks.contains("offline")) return;
  if (!marks.contains("live")) throw 0;
  const screen = here(), { html, files } = snapshot();
  const cache = await caches.open(cacheOf(data.base, data.version, owner()));
  const take = async (file) => {
    if (await cache.match(file)) return;
    const answer = await fetch(file, { priority: "low" });
    // Of a host that is busy, or gone: not of a file that there is not.
    if (answer.status > 428) throw answer;
    if (answer.ok && !/no-store/.test(answer.headers.get("cache-control"))) await cache.put(file, answer);
  };
  await Promise.all(files.filter((file) => !isPicture(file)).map(take));
  // A screen that stays with the page may need a part of the script without a line.
  if (marks.contains("stays")) return;
  // In place of the one before: a page may go before it is there.
  await cache.put(screen, new Response(html));
  const keys = await cache.keys(), pictures = keys.filter(({ url }) => isPicture(url));
  const screens = keys.filter(({ url }) => !url.includes("/-/"));
  for (const old of [...pictures.slice(0, -mostPictures), ...screens.slice(0, -mostScreens)]) await cache.delete(old);
  // The page is better without a picture than not there, and what changes next does not wait for one.
  Promise.all(files.filter(isPicture).map(take)).catch(keepLater);
}

// What a page has of its own; its script brings the other data along.
const given = ["base", "window", "revision", "depth", "path", "room", "owner", "top"];

// The page as a document that names its files, with what stands in its fields, but no secret.
function snapshot() {
  const copy = document.documentElement.cloneNode(true), page = copy.querySelector("body"), files = new Set();
  const each = (selector, change) => copy.querySelectorAll(selector).forEach(change);
  const now = document.querySelectorAll("input,textarea,option");
  each("input,textarea,option", (field, index) => {
    const { checked, selected, type, value } = now[index];
    if (type === "textarea") field.textContent = value;
    // An option has no type.
    else field.toggleAttribute(type ? "checked" : "selected", checked ?? selected);
    if (field.name === "token") field.setAttribute("value", "");
    else if (type !== "hidden" && field.hasAttribute("value")) field.setAttribute("value", value);
  });
  each("#wait,#away,.carried,noscript,[rel$=startup-image]", (node) => node.remove());
  copy.querySelector("#notice").textContent = "";
  // The page's policy refuses what the script has set.
  copy.removeAttribute("style");
  for (const name of ["inert", "aria-busy", "data-wait"]) each(`[${name}]`, (node) => node.removeAttribute(name));
  each("style[data-file]", (node) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = node.dataset.file;
    node.replaceWith(link);
  });
  let script;
  each("script", (node) => {
    script = node.dataset.file ?? node.getAttribute("src");
    node.replaceWith("\0");
  });
  each("link[href],img[src]", (node) => files.add(node.getAttribute("href") ?? node.getAttribute("src")));
  each("[data-form]", ({ dataset }) => [dataset.form, dataset.look].forEach((file) => files.add(file)));
  // All parts of the script, too: a page without a line cannot fetch one.
  for (const file of [script, ...Object.values(data)]) files.add(file);
  for (const name of Object.keys(page.dataset)) if (!given.includes(name)) delete page.dataset[name];
  page.className = "";
  const { d = data.depth, t = [] } = history.state ?? {};
  Object.assign(page.dataset, { kept: Date.now(), path: location.pathname + location.search, depth: d, trail: JSON.stringify(t) });
  return { html: "<!doctype html>" + copy.outerHTML.replaceAll("\0", `<script src="${script}" defer blocking="render"></script>`), files: [...files].filter((file) => file?.startsWith(data.base + "/-/") && file !== data.worker) };
}
