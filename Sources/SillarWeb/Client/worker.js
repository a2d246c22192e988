// The app's worker: shows the screens that a device has kept where there is no line, and sends what was done in windows whose pages have
// gone.
import { all, cacheOf, cachesOf, isPicture, isWork, lockOf, message, read, removeIdle, screenOf, write } from "./store.js";

// The app's path, the version of its files, and what a page may do.
const { base, version, headers, files, offline, icon } = hostData;
// A line that does not answer for so long is as good as none, if there is something to show: that goes on with the line when it answers.
// Longer for an address at which no window is: the one that was there would lead on to where it is.
const patience = 250, longPatience = 3000;
// A page that is loaded again so soon after that does not wait once more.
const memory = 5000;
let stalledAt = 0;
// How long a tab may take to close, or to say where it is: a busy device takes seconds.
const slowness = 2000;
const shell = cacheOf(base, version, "shell");

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll([offline, ...files])));
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// Screens of another version name files that the host has no more.
async function takeOver() {
  const mine = await cachesOf(base, version);
  for (const name of await cachesOf(base)) if (!mine.includes(name)) await caches.delete(name);
  await claim();
}

// A page that began to load before there was a worker, and came after it, is nobody's until it says that it is there.
const claim = () => self.clients.claim();

// To open a cache would make the one anew that the next version's worker has removed meanwhile.
async function kept(address) {
  for (const cacheName of await cachesOf(base, version)) {
    const found = await caches.match(address, { cacheName });
    if (found) return found;
  }
}

// ---- Pages and files

self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url), isOwn = url.pathname.startsWith(base + "/-/");
  if (url.origin !== location.origin || request.method !== "GET" || !(url.pathname + "/").startsWith(base + "/")) return;
  if (request.mode === "navigate" && !isOwn) event.respondWith(page(event, url));
  else if (isOwn && request.destination) event.respondWith(file(request));
});

// A file's address names its contents. A picture may be another one by now.
async function file(request) {
  const found = !isPicture(request.url) && await kept(request.url);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(request.url);
    if (found) return found;
    throw error;
  }
}

// The screen at an address as a window had it, with the window's id; else as any had it last. The page finds out if its tab has another
// window.
async function screen(url, id) {
  let last, own;
  for (const name of await cachesOf(base, version)) {
    // As above. An empty one may be a page's that is about to keep its first screen.
    if (!await caches.has(name)) continue;
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const of = new URL(key.url), window = of.searchParams.get("w");
      of.searchParams.delete("w");
      if (!window || of.href !== url.href) continue;
      last = [cache, key, window];
      if (window === id) own = last;
    }
  }
  const [cache, key, of] = own ?? last ?? [];
  return [await cache?.match(key), of];
}

async function page(event, url) {
  const named = url.searchParams.get("w");
  if (named === "last") return last(url);
  url.searchParams.delete("w");
  const wait = Date.now() - stalledAt < memory ? 0 : patience;
  // What the device has is looked for meanwhile.
  const answer = fetch(event.request).catch(() => null);
  // The page that was left a moment ago has noted its window; several tabs may have.
  const id = named ?? (await self.cookieStore?.get("window"))?.value;
  // A page whose window has gone, or whose version is another than the host's, wants nothing that the device has.
  const [shown, of] = named === "host" ? [] : await screen(url, id);
  const isThere = async () => named || (await read(base, of))?.path === url.pathname + url.search;
  const first = await (shown ? Promise.race([answer, pause(await isThere() ? wait : longPatience)]) : answer);
  if (first === undefined) {
    stalledAt = Date.now();
    event.waitUntil(answer.then(giveUp).catch(() => {}));
  }
  // A proxy whose host does not answer says so.
  if (first && !(shown && [502, 504].includes(first.status))) return first;
  return withHeaders(shown || await kept(offline)) ?? Response.error();
}

// What the host has made for a page that came too late is free again: a window of which the device knows nothing.
async function giveUp(answer) {
  const [, id] = /data-window="([^"]+)"/.exec(await answer?.text()) ?? [];
  if (id && !await read(base, id)) await fetch(`${base}/-/windows/${id}/end?t=0`, { method: "POST" });
}

const withHeaders = (found) => found && new Response(found.body, { headers });

// A start of the app goes on where it was left, if no tab is there.
async function last(url) {
  const windows = (await all(base)).filter(({ path }) => path), open = await Promise.all(windows.map(({ id }) => hasTab(id)));
  const left = windows.find((_, index) => !open[index]);
  const to = new URL(left?.path ?? base + "/", url);
  // Names no window where there is none.
  to.searchParams.set("w", left?.id ?? "none");
  return Response.redirect(to.href);
}

const pause = (time) => new Promise((next) => { setTimeout(next, time); });

// The names of the locks that pages hold.
const heldLocks = async () => (await self.navigator.locks.query()).held.map(({ name }) => name);

// True if a tab has the window. One that is being closed has it until then, and does not answer.
async function hasTab(id) {
  const isHeld = async () => (await heldLocks()).includes(lockOf(base, id));
  let held = await isHeld(), isThere;
  const end = Date.now() + slowness;
  if (held) for (const tab of await tabs()) ask(tab).then((screen) => { isThere ||= screen?.endsWith("w=" + id); });
  while (held && !isThere && Date.now() < end) {
    await pause(20);
    held = await isHeld();
  }
  return held;
}

// The screen of a tab with its window, which it knows better than the browser: that knows where it began. Nothing if it does not answer.
function ask(tab) {
  const { port1, port2 } = new MessageChannel();
  tab.postMessage("", [port2]);
  return Promise.race([new Promise((done) => { port1.onmessage = ({ data }) => done(data); }), pause(slowness)]);
}

// ---- Notices

// The app's tabs, the one that was used last first.
const tabs = async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
  .filter(({ url }) => (new URL(url).pathname + "/").startsWith(base + "/"));

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

async function show({ title, unread, url, ...notice }) {
  // Not each browser has a badge.
  self.navigator.setAppBadge?.(unread).catch(() => {});
  // Somebody looks at what it is about. A tab that does not answer shows nothing to anybody.
  const isSeen = async (tab) => tab.visibilityState === "visible" && (await ask(tab))?.startsWith(screenOf(url, ""));
  if ((await Promise.all((await tabs()).map(isSeen))).includes(true)) return;
  await self.registration.showNotification(title, { ...notice, icon, renotify: true, data: url });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(url) {
  const [tab] = await tabs();
  if (!tab) return self.clients.openWindow(url);
  // A browser may leave it behind another one.
  await tab.focus().catch(() => {});
  tab.postMessage(url);
}

// The browser's push service has given it another address.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event)));

async function move({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const now = newSubscription ?? await self.registration.pushManager.subscribe(oldSubscription.options);
  const body = JSON.stringify({ ...now.toJSON(), old: oldSubscription.endpoint });
  await fetch(base + "/-/subscription", { method: "POST", headers: { "content-type": "application/json" }, body });
}

// ---- What was left to be sent

// One round at a time. Who asks while one is under way, which may have begun without a line, gets another one after it.
let delivering = Promise.resolve(), next;
const deliver = () => next ??= delivering = delivering.catch(() => {}).then(() => { next = undefined; return deliverAll(); });
// The browser tries again what has failed.
self.addEventListener("message", (event) => event.waitUntil(Promise.all([claim(), deliver()]).catch(() => {})));
self.addEventListener("sync", (event) => event.waitUntil(deliver()));

// Throws if something still waits.
async function deliverAll() {
  let failure;
  const records = await all(base);
  for (const record of records) {
    const { id } = record;
    if (!hasWork(record)) continue;
    if (await hasTab(id)) continue;
    try {
      await send(record);
      if (hasWork(await read(base, id))) failure = id;
    } catch (error) {
      // The others are sent all the same.
      failure = error;
    }
  }
  await prune(records).catch(() => {});
  if (failure) throw failure;
}

// What is kept of windows for which nothing waits: so many, for so long. A window's screens go with its record, which has the number
// that comes next.
const mostWindows = 50, longest = 30 * 86400000;

// `records`: those that were used last first.
async function prune(records) {
  const held = await heldLocks(), oldest = Date.now() - longest;
  const isIdle = ({ id, entries }) => !entries.some(isWork) && !held.includes(lockOf(base, id));
  // What a page has not said yet is no use after so long, but no number ends it.
  const isOld = ({ at, untold }, index) => at < oldest || index >= mostWindows && !untold;
  const old = records.filter(isIdle).filter(isOld).map(({ id }) => id);
  if (!old.length) return;
  await removeIdle(base, old);
  for (const name of await cachesOf(base, version)) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      if (old.includes(new URL(key.url).searchParams.get("w"))) await cache.delete(key);
    }
  }
}

const hasWork = (record) => record && !record.isGone && record.entries.some(isWork);

// The number of sockets that the worker has opened.
let sent = 0;

// Sends what waits of a window, one after the other: what is done has its receipt before the next goes. A page of the window that comes
// meanwhile takes the socket over.
function send({ id, t = 0 }) {
  return new Promise((done, fail) => {
    // After the page that has left it and the sockets of before, which a host may find later; before each page that comes, whose loading
    // may have begun already.
    const address = { w: id, t: t + (sent += 1), r: -1, v: version };
    const socket = new WebSocket(location.origin.replace("http", "ws") + base + "/-/socket?" + new URLSearchParams(address));
    const limit = setTimeout(() => socket.close(), 30000);
    let under = -1;
    const step = async () => {
      const record = await read(base, id), next = record?.entries.find((entry) => entry.n > under && isWork(entry));
      if (!next) return socket.close();
      // The next page knows that it may have been done.
      next.s = true;
      await write(base, id, record);
      // What somebody wanted back leaves its number alone.
      if (socket.readyState === 1) socket.send(JSON.stringify(next.x ? { n: next.n } : message(next)));
      under = next.n;
    };
    let turn = Promise.resolve();
    const receive = async ({ u, k, w, n }) => {
      const isFirst = under < 0, doneNow = u ?? k;
      if (isFirst) under = doneNow ?? 0;
      const record = (n || k !== undefined) && await read(base, id);
      if (record) {
        // The next page says what the window says.
        const entries = record.entries.filter((entry) => !(entry.n <= k));
        await write(base, id, { ...record, entries, untold: n || record.untold });
      }
      if (w !== undefined) {
        under = w - 1;
        await pause(500);
        return step();
      }
      if (isFirst || doneNow >= under) await step();
    };
    socket.onmessage = ({ data }) => {
      turn = turn.then(() => receive(JSON.parse(data))).catch((error) => {
        fail(error);
        socket.close();
      });
    };
    socket.onclose = async ({ code }) => {
      clearTimeout(limit);
      // The window has gone; a page that is there says what was not done, or the next one.
      const record = code === 4001 && await read(base, id);
      if (record) {
        await write(base, id, { ...record, isGone: true });
        (await tabs())[0]?.postMessage("");
      }
      done();
    };
  });
}
