// Where the window is: each entry of the browser's history is one step of the window. Screens that are covered, or were left by going
// back, stay with the page: Back and Forward show them at once, and the window follows.
import { isConnected, send } from "./channel.js";
import { body, data, element, foot, here, isLive, main, marks, on, path, store } from "./document.js";
import { announce, asked, focusAgain, focused, focusOn } from "./focus.js";
import { add, done, leftAt, whenOpen } from "./ledger.js";
import { covered, gone, parse } from "./patches.js";

const backward = element("back");
// The state of the entry to which the page goes back by itself, until the browser has got there.
let awaited;
// True while the browser has gone forward, and the window follows; and if the page shows a screen that has gone meanwhile.
let isForward = false, isAhead = false;
// The last step through the history: its number, and the depth that it leads to. Several may be under way.
let step = 0, aim = 0;
export let depth = +data.depth;
let shown = main.lastElementChild, modals = 0;
// The paths of the screens on the stack, by depth. Each entry of the history has those beneath it: a jump forward leads over them, also
// where the page keeps their screens no more.
let trail = [];
const trailOf = (state) => state?.w === data.window ? [...state.t ?? []] : [];
// The depth of each screen, its address, and how it was left: its place and its focus.
const depths = new WeakMap(), paths = new WeakMap(), left = new WeakMap();
// The most screens that somebody has left by going back.
const mostGone = 12;

// What the window says of its place before it has followed is of a place on the way.
export const hasFollowed = () => step <= done;
function go(entry, to, control) { [step, aim] = [add(entry, control), to]; }
const mark = (more, address) => history.replaceState({ ...history.state, ...more }, "", address);

// A page that was loaded again stands where it stood, and has its focus, as soon as its window's rows and fields are there. What a page
// that ends notes in its history is lost in Chromium.
let wanted, arrivals = 0;
const patience = 3000;
// The place and focus of before, until their time is over.
const current = () => { if (performance.now() > wanted?.until) wanted = undefined; return wanted; };
const places = () => "place " + data.window;

function keepPlace() {
  store(places(), JSON.stringify({ y: scrollY, field: focused(), ...current(), until: undefined, isOnce: undefined }));
}

// Not only at the end: a browser may end a page without a word, or lose what the page says then.
let keeping;
function keepSoon() {
  keeping ??= setTimeout(() => {
    keeping = undefined;
    keepPlace();
    // What tells the device and the window is a script of its own.
    if (isConnected()) import(data.places).then((script) => script.note(send)).catch(() => {});
  }, 200);
}

export function stand() {
  if (!current()) return;
  const { y, top, field, isOnce } = wanted;
  if (y !== undefined) scrollTo(0, y);
  element(top)?.scrollIntoView();
  if (isOnce && Math.abs(scrollY - y) < 1) delete wanted.y;
  // Before its window has come, the page may show another screen.
  if (!field || focusAgain(field) && isLive()) delete wanted.field;
  // What is read again may come and go above the place for a moment.
  if (isLive()) wanted.until ??= performance.now() + patience;
}

// The page is its own window's: its address is where that is. `isAnother`: it has asked for another one's before.
export function begin(isAnother) {
  if (isAnother) wanted = undefined;
  depth = +data.depth;
  step = 0;
  trail = data.trail && history.state?.w !== data.window ? JSON.parse(data.trail) : trailOf(history.state);
  trail[depth] = path(new URL(data.path, location));
  mark({ d: depth, w: data.window, t: trail.slice(0, depth) }, data.path);
  note({ p: data.path, d: depth });
}

export function start() {
  history.scrollRestoration = "manual";
  // A page that asks for the window of before stands where that stood.
  depth = history.state?.w === data.window ? history.state.d : depth;
  trail = trailOf(history.state);
  try {
    wanted = scrollY && !location.hash ? {} : JSON.parse(sessionStorage.getItem(places()));
    sessionStorage.removeItem(places());
  } catch { /* A browser in which a page may keep nothing. */ }
  // A tab that has none has that of the window. Somebody may have scrolled before the script came.
  wanted ??= { top: data.top };
  const field = shown && asked(shown);
  if (field) focusOn(field);
  stand();
  for (const name of ["wheel", "touchmove", "keydown", "pointerdown"]) on(name, () => { wanted = undefined; });
  for (const name of ["scroll", "focusin", "input", "pointerdown"]) on(name, keepSoon);
  on("visibilitychange", keepPlace);
  addEventListener("pagehide", keepPlace);
  addEventListener("popstate", (event) => whenOpen(() => popped(event)));
}

// The screen that is shown before the window shows it, and those in whose place it is.
let early;

// Shows a screen at once, before the window does. One that has gone takes nothing: the window makes another in its place.
function preview(screen, hasGone) {
  const was = { y: scrollY, field: document.activeElement };
  early = { screen, tops: early?.tops ?? [...main.children] };
  swap();
  screen.inert = hasGone;
  turnTo(screen, was);
}

function previewBack(d) {
  if (modals || !shown) return;
  const screen = [...covered.values(), ...early?.tops ?? []].findLast((one) => depths.get(one) === d);
  for (const one of [...covered.values(), shown]) if (depths.get(one) > d) gone.set(depths.get(one), one);
  while (gone.size > mostGone) gone.delete(gone.keys().next().value);
  if (screen) return preview(screen, false);
  // Without a line a screen that the page does not have is shown as the device has kept it, if nobody has gone on meanwhile.
  if (!isConnected() && trail[d]) {
    import(data.keep).then((script) => script.kept(trail[d], parse)).then((screen) => {
      if (screen && aim === d && !hasFollowed() && !isConnected()) preview(screen, true);
    }).catch(() => {});
  }
}

function previewForward(d) {
  const screen = gone.get(d);
  isAhead = screen && !screen.isConnected && paths.get(screen) === here() && !modals;
  if (isAhead) preview(screen, true);
}

function swap() { main.replaceChildren(early.screen); }

// Shows a patch the screens that it is for, and returns what shows the early one again, unless the window has followed.
export function meet() {
  if (!early) return () => {};
  const y = scrollY, mine = early;
  main.replaceChildren(...early.tops);
  return (hasArrived) => {
    if (hasArrived) {
      early = undefined;
    } else if (early === mine) {
      early.tops = [...main.children];
      swap();
    }
    scrollTo(0, y);
  };
}

// Another screen is on top than before; `was`: how that one looked. With another one at the bottom the page stands where that stood.
let bottom = main.firstElementChild;
function turnTo(screen, was, stays) {
  if (shown) left.set(shown, was);
  shown = screen;
  const before = bottom;
  bottom = main.firstElementChild;
  if (!stays && bottom !== before) scrollTo(0, left.get(bottom)?.y ?? 0);
  announce(screen, left.get(screen)?.field);
}

// The top screen of the window, also of one on its way.
export function note({ p, d, m }) {
  const screen = main.lastElementChild;
  if (!screen || m) return;
  depths.set(screen, d);
  paths.set(screen, p);
}

// What is around a modal, up to what a site has around the page, cannot be reached either, but what the page says. A site's own
// parts that cannot be reached anyway stay so.
const around = new Set();
function setAround(inert) {
  for (let node = main; inert && node !== body; node = node.parentNode) {
    for (const one of node.parentNode.children) if (one !== node && one !== foot && !one.inert) around.add(one);
  }
  for (const one of around) one.inert = inert;
}

// The window is at a place: `p` its path, `d` the screens on the stack, `m` the modals above, `t` its title, `a` if the device stays awake.
// `before`: how the screen looked before the patch.
export function arrive(place, before) {
  const screen = main.lastElementChild;
  for (const one of main.children) one.inert = one !== screen;
  if (place.m > 0 !== modals > 0) setAround(place.m > 0);
  document.title = place.t && place.t !== data.app ? place.t + " · " + data.app : data.app;
  backward.hidden = place.d + place.m < 2;
  // What keeps the device awake is a script of its own.
  if (marks.toggle("awake", place.a)) import(data.awake);
  if (!place.m) trail[place.d] = path(new URL(place.p, location));
  const state = { d: place.d, w: data.window, t: trail.slice(0, place.d) }, { d: at = depth, b: below = 0, w } = history.state ?? {};
  // A link may have led straight to a deeper screen: what lies below it in the history is another's. Below zero the user has gone back,
  // and the coordinator said no: the entries of those steps are ahead. Others in their place would be no step for a browser, because
  // nobody has touched the page since.
  const steps = Math.min(at - place.d, below);
  if (place.d > at && (place.d > depth || w !== data.window)) {
    // What lay ahead in the history is ahead no more.
    gone.clear();
    mark({ y: before.y, f: focused(before.field) });
    for (let d = at + 1; d <= place.d; d++) history.pushState({ ...state, d, b: below + d - at }, "", place.p);
  } else if (steps) {
    // The page that comes is told its address when the browser has got there, which takes a moment: nothing else moves it meanwhile.
    if (!awaited) history.go(-steps);
    awaited = { state, path: place.p, steps };
  } else if (isForward || here() !== place.p || at !== place.d) {
    mark(state, place.p);
  }
  const hasArrived = arrivals++ > 0, wasModal = modals > 0, isReturn = place.d < depth || isForward;
  isForward = false;
  [depth, modals] = [place.d, place.m];
  if (!screen || screen === shown) return false;
  // The first screen of a page is the one that it stood on.
  if (hasArrived) wanted = undefined;
  const last = left.get(screen) ?? (isAhead && left.get(shown));
  turnTo(screen, before, awaited?.steps > 0 || isAhead);
  isAhead = false;
  if (isReturn && !modals && !wasModal && !awaited) resume(last);
  return true;
}

// A screen that is shown again stands where it was left, also if its rows come a moment later. What its page has forgotten, by a reload,
// the entry of the history knows.
function resume(last = left.get(shown)) {
  const { y = 0, f } = history.state ?? {};
  wanted = { y: last?.y ?? y, field: left.has(shown) ? undefined : f, isOnce: true, until: performance.now() + patience };
  stand();
}

function popped({ state }) {
  if (awaited) {
    // The window may have gone further back meanwhile.
    const more = Math.min(state?.d - awaited.state.d, state?.b);
    if (more > 0) return history.go(-more);
    mark(awaited.state, awaited.path);
    if (awaited.steps > 0) resume();
    return awaited = undefined;
  }
  const { w, d } = state ?? {}, at = hasFollowed() ? depth : aim, isOwn = w === data.window;
  isForward = isOwn && d > at;
  if (isOwn && d < at) {
    previewBack(d);
    return go({ b: d }, d);
  }
  const o = path(location) ?? "/";
  if (!isForward) return go({ o }, isOwn ? d : depth);
  // Those on the way, too.
  trail = trailOf(state);
  for (let level = at + 1; level < d; level++) if (trail[level]) add({ f: level, o: trail[level] });
  previewForward(d);
  go({ f: d, o }, d);
}

// Where the browser has come back from another site to another screen than was left, the window follows.
export const comeBack = () => whenOpen(() => {
  const [{ type } = {}] = performance.getEntriesByType("navigation");
  if (type === "back_forward" && leftAt && leftAt !== here()) go({ b: depth }, depth);
});

export function goBack() {
  const deeper = (modals ? depth : depths.get(shown) ?? depth) - 1;
  previewBack(deeper);
  go({ b: deeper }, deeper, backward);
}
