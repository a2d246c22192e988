// The browser's side of a window: says what somebody does, and shows what the window shows. Without it a screen is a form.
import { data, element, here, isLive, list, main, marks, on, path, say, store } from "./document.js";
import * as channel from "./channel.js";
import * as fields from "./fields.js";
import { answer, press, remember, restore } from "./focus.js";
import * as screens from "./history.js";
import * as ledger from "./ledger.js";
import { apply, covered, gone, name, scriptAddress, whole } from "./patches.js";
import { lockOf, sentence } from "./store.js";

let revision = +data.revision;
// How often the page has loaded itself since somebody has loaded it.
const loads = history.state?.n ?? 0;
if (loads) history.replaceState({ ...history.state, n: 0 }, "");
// The window that the page was made for, while it asks for the one that was here before.
let made = "";

async function start() {
  // A site around the screen has forms of its own.
  main.parentNode.onsubmit = () => !isLive();
  name(main);
  // A page may have been made as for a browser without the script. What opens in another tab has a window of its own.
  const mine = "w=" + data.window;
  for (const link of list(`a[href$="${mine}"]`, document)) link.href = here(link).slice(0, -1 - mine.length);
  if (!adopt()) return;
  // The socket's request and the next page's bring it along.
  cookie("zone", Intl.DateTimeFormat().resolvedOptions().timeZone, 31536000, "/");
  note("", 0);
  ledger.open();
  screens.start();
  if (!made) screens.begin();
  else screens.comeBack();
  // A page that the device has kept is of use: what is done in it waits for the line, unless another tab has its window.
  if (data.kept) {
    import(data.keep).then((script) => script.stand(held, doubt, () => ledger.whenOpen(() => {
      if (isLive()) return;
      marks.add("live");
      noteSocket();
      marks.toggle("offline", !channel.isConnected());
      say(data.lost);
      ledger.texts().forEach(fields.retype);
      ledger.resume(element);
    })));
    await held;
    // A page that had the window until now may have left more.
    ledger.open();
  }
  for (const image of document.images) if (image.complete && !image.naturalWidth) fail(image);
  // The browser may not have waited for the page before to say that it was left: a copy's original has its window still.
  if (made && doubt === "copy") doubt = await doubtNow();
  channel.start(() => {
    ledger.awaitGreeting();
    // A page that asks for another window, or that the device has kept, has neither the window's screen nor the token of its form.
    return { w: data.window, t: ledger.born, v: data.version, i: made, c: made && doubt, r: made || data.kept ? -1 : revision };
  }, (message) => ledger.whenOpen(() => receive(message)), leaveOnce, () => {
    ledger.giveUp(import(data.alone)).then((count) => { if (count) say(data.long); });
  });
}

// ---- The page's window

// A host that other sites may show in a frame says what such a frame needs.
const cookie = (name, value, age, place = data.base || "/") => {
  document.cookie = `${name}=${value};path=${place};max-age=${age};samesite=${data.site || "lax"}`;
};
// The next document of this tab brings the window's id along for some seconds: it then is that window's page at once.
const note = (id, age) => cookie("window", id, age);
const tab = "sillar" + data.base;
// Why the page may be another one than the window's last, loaded again; "" for that one.
let doubt = "";
// A browser's history has no more entries.
const mostEntries = 50;

// A page that was loaded again, also one whose loading failed before, and a tab that was opened again go on with the window that
// they had, and keep what was typed into it meanwhile. A copy of a tab has the same memory: nobody has left its page. The host may
// believe for a while that a page is there whose line went before it could say that it was left.
// Returns false if another page comes in place of this one.
function adopt() {
  const isOpened = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const isNoted = document.cookie.includes("window=" + data.window);
  let was = isOpened ? undefined : history.state?.w, left, at, length, place;
  try {
    left = sessionStorage.getItem(tab + " left");
    sessionStorage.removeItem(tab + " left");
    // Somebody who opens an address begins anew, unless a page that did not come was between this one and the last. The window in
    // the cookie may be another tab's.
    [at, length, place] = left?.split(" ") ?? [];
    if (!isOpened || isNoted || place === here() && at < ledger.born) was ??= sessionStorage.getItem(tab);
    // Where no page of this tab had a socket, none waits for it.
    if (!sessionStorage.getItem(tab + " live")) was = undefined;
    // After a page that did not come, the next one is at the same entry of the history, or at the next one if the address is entered.
    if (isOpened && (history.length > +length + 1 || length >= mostEntries)) doubt = "opened";
  } catch { /* A browser in which a page may keep nothing. */ }
  // Another tab may have gone on with a window that was left longer ago.
  if (!was || !(ledger.born - at < 60000)) doubt ||= "copy";
  if (!was || was === data.window) return remain();
  marks.add("adopting");
  if (!data.kept) {
    made = data.window;
    data.window = was;
    // Without a line the page that has come is better than none.
    return setTimeout(() => marks.remove("adopting"), 3000);
  }
  // The worker knows no tab: here it has shown what another window had at the address. It looks for this one's, if there is any.
  data.window = was;
  const own = new URL(location);
  if (own.searchParams.get("w") !== was) {
    own.searchParams.set("w", was);
    history.replaceState(history.state, "", own);
    return location.reload();
  }
  // None: a button that is tapped here is refused, and a text or a choice counts.
  revision = 0;
  return remain();
}

// If another page has the window. Not each browser tells.
const doubtNow = () => navigator.locks?.request(lockOf(data.base, data.window), { ifAvailable: true }, (lock) => lock ? "" : "held")
  .catch(() => doubt) ?? doubt;

// Done once no other page has this page's window; and what gives the window up.
let held, free;
function remain() {
  made = "";
  marks.remove("adopting");
  free?.();
  held = new Promise((hold) => {
    if (!navigator.locks) return hold();
    navigator.locks.request(lockOf(data.base, data.window), () => new Promise((done) => { free = done; hold(); })).catch(hold);
  });
  store(tab, data.window);
  return true;
}

// What was done in a window that has gone, and waits for its field in this one.
let unsent = [];

// The next page of this tab may wait for a window, also where this one has had no socket, but what the device has kept.
const noteSocket = () => store(tab + " live", true);

// What a page before has left is read first. Another socket that ends meanwhile says the same.
let isLeaving;
function leaveOnce(code, reason) {
  if (isLeaving) return;
  isLeaving = true;
  ledger.whenOpen(() => {
    isLeaving = false;
    leave(code, reason);
  });
}

function leave(code, reason) {
  // The window of before has gone, or is in use: the page has one of its own. A host of another version has not looked.
  if (made && code < 4005) {
    if (code === 4001) unsent = ledger.forget();
    data.window = made;
    ledger.open();
    remain();
    screens.begin(true);
    unsent = fields.retypeElsewhere(unsent);
    if (unsent.length) say(sentence(data.unsent, unsent));
    return channel.reopen();
  }
  // What was done in a page that the device has kept, and whose window has gone, is for the next page.
  noteSocket();
  import(data.alone).then((script) => script.load(loads, reason), () => location.reload());
}

// What keeps screens on the device is a script of its own, which a live page loads once it has time.
let isKeeping;
function keep() {
  if (isKeeping) return;
  // One that could not be loaded is tried again on the next socket.
  isKeeping = setTimeout(() => import(data.keep).then((script) => script.start(scriptAddress(data.worker)))
    .catch(() => { isKeeping = 0; }), 500);
}

addEventListener("pagehide", ({ persisted }) => {
  // One that has yet to come to life leaves its window to the next page all the same, if it is the window's own.
  if (persisted || channel.isOver() || doubt && !isLive()) return;
  store(tab + " left", `${Date.now()} ${history.length} ${here()}`);
  note(data.window, 10);
  navigator.sendBeacon(data.base + "/-/windows/" + data.window + "/end?t=" + ledger.born);
});

// ---- From the window

// `g`: an address to load; `n`: a notice; `u`, `k`, `w`: what has become of what somebody did; `r`: the revision that `h`, the whole
// screen, or `o`, its changes, lead to; `l`: its location; `d` and `x`: the texts of this script, and of
// what is outside of the screen, in another language; `p`: secrets are missing; `f`: the token of the form; `y`: whose the window is now.
function receive(message) {
  const { g, n, d, x, r, h, o, l, p, f, y } = message, wasLive = isLive();
  const isGreeting = ledger.isGreeting(message);
  if (f) {
    main.parentNode.action = data.base + "/-/windows/" + data.window;
    main.parentNode.token.value = f;
  }
  if (isGreeting) {
    if (made) remain();
    marks.add("live");
    if (data.before) data.lost = data.before;
    delete data.kept;
    noteSocket();
    keep();
  }
  ledger.receive(message, isGreeting);
  if (y !== undefined) {
    data.owner = y;
    import(data.keep).then((script) => script.own());
  }
  if (l) marks.toggle("stays", !!l.s);
  // Somebody has signed in or out: the screens that were left are the account's of before.
  if (g) gone.clear();
  // The answer with a new secret has no content: to fetch it leaves the page as it is.
  if (g) return void (g.startsWith(data.base + "/-/") ? fetch(g).catch(() => {}) : location.assign(g));
  if (n != null) say(n);
  Object.assign(data, d);
  x?.forEach(apply);
  if (r !== undefined) show({ r, h, o, l });
  fields.rebaseAll();
  answer(ledger.done);
  if (p) fields.tellSecrets();
  if (isGreeting && !wasLive) ledger.texts().forEach(fields.retype);
  unsent = fields.retypeElsewhere(unsent);
  if (isGreeting) fields.enterAll();
  ledger.flush();
}

function show({ r, h, o, l }) {
  // A change of another screen than this one: the host sends the whole.
  if (o && r !== revision + 1) return channel.reopen();
  const focus = remember(), y = scrollY, before = children(), settle = screens.meet();
  if (h !== undefined) {
    whole(h);
  } else {
    o?.forEach(apply);
  }
  // The script that sends files says it, too.
  data.revision = revision = r;
  const hasArrived = !!l && screens.hasFollowed();
  if (l) screens.note(l);
  settle(hasArrived);
  restore(focus);
  if (!hasArrived || !screens.arrive(l, { y, field: focus.field })) follow(before, y);
  screens.stand();
  // The device knows the place, too.
  if (l) ledger.keep();
  watchEnds();
  // What sends files is a script of its own.
  if (main.querySelector("[type=file]")) import(data.files);
  showElements();
}

// A child screen that takes another's place is where the user left it.
const children = () => list("[data-s]").map((child) => child.dataset.s);
const places = {};
function follow(before, y) {
  const now = children(), fresh = now.find((name) => !before.includes(name));
  for (const name of before) places[screens.depth + name] = y;
  if (fresh && !before.every((name) => now.includes(name))) scrollTo(0, places[screens.depth + fresh] ?? 0);
}

// What shows elements of modules' own is one, too; it also ends those that have gone.
let hasElements = false;
function showElements() {
  hasElements ||= !!main.querySelector("[data-form]");
  if (hasElements) import(data.elements).then((script) => script.look(covered, enter));
}

// ---- What somebody does

const nodeOf = (control) => control.dataset.e ?? (control.name === "e" ? control.value : fields.nodeOf(control));

function tap(control) {
  // The page has gone back already.
  if (control.id !== "back" && ledger.takeBack(control)) return;
  fields.enterAll();
  if (control.id === "back") return screens.goBack();
  const took = fields.textsWith(control);
  const n = ledger.add({ e: nodeOf(control), r: revision, took }, control, () => fields.giveBack(n));
  // Whoever has sent a text writes the next one, on a keyboard that stays.
  for (const node of Object.keys(took ?? {}).slice(0, 1)) element("f" + node)?.focus({ preventScroll: true });
  press(n, control);
  fields.noteTap(n);
}

// An input of an element of a module's own: a tap with a value. The next one takes none back.
function enter(node, j) {
  if (ledger.isFull()) return;
  fields.enterAll();
  fields.noteTap(ledger.add({ e: node.id, j, r: revision }, node));
}

on("click", (event) => {
  if (!isLive() || event.defaultPrevented) return;
  // Beside what lies above the page.
  if (event.target.matches(".modal")) return screens.goBack();
  const button = event.target.closest("button[name=e]");
  if (button) {
    event.preventDefault();
    return tap(button);
  }
  const link = event.target.closest("a[href]");
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    || link.target || link.origin !== location.origin || link.hash) return;
  const place = path(link);
  if (place === undefined) return;
  event.preventDefault();
  if ("share" in link.dataset) return void import(data.share).then((script) => script.share(link));
  // A row that leads somewhere says what the person chose; its address is for another tab.
  if (link.dataset.e) return tap(link);
  if (ledger.takeBack(link)) return;
  fields.enterAll();
  ledger.add({ o: place }, link);
});

// The browser has found that it can install the app. What offers it is a script of its own.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  import(data.install).then((script) => script.offer(event));
});

// With a keyboard Enter sends a text that a button takes with it, and Shift and Enter begin a line.
const sender = (field) => list("[data-empties]:not([disabled])").find((control) => control.parentElement.contains(field));
const isComposer = (field) => field.localName === "textarea" && sender(field) && matchMedia("(pointer: fine)").matches;

on("keydown", (event) => {
  const { key, keyCode, target } = event;
  // A key of a composition, which Safari says after its end (UI Events, 7.3).
  if (!isLive() || keyCode === 229) return;
  if (key === "Enter" && main.contains(target) && target.matches("input:not([type=checkbox],[type=file])")) {
    event.preventDefault();
    if ("submit" in target.dataset) tap(target);
  } else if (key === "Enter" && !event.shiftKey && isComposer(target)) {
    event.preventDefault();
    tap(sender(target));
  } else if (key === "Escape" && main.querySelector(".modal")) {
    event.preventDefault();
    screens.goBack();
  }
});

// The end of a list asks for more as it comes near.
const ends = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && !target.ariaBusy && channel.isConnected()) {
      ends.unobserve(target);
      tap(target);
    }
  }
}, { rootMargin: "600px" });
function watchEnds() {
  ends.disconnect();
  list("[data-end]:not([disabled])").forEach((end) => ends.observe(end));
}

// What deals with a picture that could not be had is a script of its own.
const fail = (image) => image.src && import(data.pictures).then((script) => script.fail(image));
on("error", ({ target }) => fail(target), true);

if (main && data.window) start();
