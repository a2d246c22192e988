// Where the window is: each entry of the browser's history is one step of the window. Screens that are covered, or were left by going
// back, stay with the page: Back and Forward show them at once, and the window follows.
import { data, element, here, isLive, list, main, marks, on, path } from "./document.js";
import { announce, asked, focusAgain, focused, focusOn } from "./focus.js";
import { add } from "./ledger.js";
import { covered, gone } from "./patches.js";

const bar = document.querySelector(".bar"), backward = element("back");
// The state of the entry to which the page goes back by itself, until the browser has got there.
let awaited;
// True while the browser has gone forward, and the window follows; and if the page shows a screen that has gone meanwhile.
let isForward = false, isAhead = false;
let depth = +data.depth, shown = main.lastElementChild, modals = 0;
// The depth of each screen, its address, and how it was left: its place and its focus.
const depths = new WeakMap(), paths = new WeakMap(), left = new WeakMap();
// The most screens that somebody has left by going back.
const mostGone = 12;

export const depthNow = () => depth;
const mark = (more, address) => history.replaceState({ ...history.state, ...more }, "", address);

// A page that was loaded again stands where it stood, and has its focus, as soon as its window's rows and fields are there. What a page
// that ends notes in its history is lost in Chromium.
let wanted, arrivals = 0;
const places = () => "sillar place " + data.window;

function keepPlace() {
  const { until, ...before } = wanted ?? {};
  try {
    sessionStorage.setItem(places(), JSON.stringify({ w: data.window, y: scrollY, field: focused(), ...before }));
  } catch { /* A browser in which a page may keep nothing. */ }
}

// Not only at the end: a browser may end a page without a word, or lose what the page says then.
let keeping;
function keepSoon() {
  keeping ??= setTimeout(() => {
    keeping = undefined;
    keepPlace();
  }, 200);
}

function takePlace() {
  try {
    wanted = JSON.parse(sessionStorage.getItem(places())) ?? undefined;
    sessionStorage.removeItem(places());
  } catch { /* As above. */ }
}

export function stand() {
  if (wanted?.w !== data.window) wanted = undefined;
  if (!wanted) return;
  const { y, field } = wanted;
  scrollTo(0, y);
  // Before its window has come, the page may show another screen.
  if (field && focusAgain(field) && isLive()) delete wanted.field;
  // What is read again may come and go above the place for a moment.
  if (isLive()) wanted.until ??= performance.now() + 3000;
  if (performance.now() > wanted.until) wanted = undefined;
}

// The page is its own window's: its address is where that is.
export function begin() {
  depth = +data.depth;
  mark({ d: depth, w: data.window }, data.path);
  if (!shown) return;
  depths.set(shown, depth);
  paths.set(shown, data.path);
}

export function start() {
  history.scrollRestoration = "manual";
  // A page that asks for the window of before stands where that stood.
  depth = history.state?.w === data.window ? history.state.d : depth;
  takePlace();
  const field = shown && asked(shown);
  if (field) focusOn(field);
  stand();
  for (const name of ["wheel", "touchmove", "keydown", "pointerdown"]) on(name, () => { wanted = undefined; }, { passive: true });
  for (const name of ["scroll", "focusin", "input"]) on(name, keepSoon, { passive: true });
  on("visibilitychange", keepPlace);
  addEventListener("pagehide", keepPlace);
  addEventListener("popstate", popped);
}

// The screen that is shown before the window shows it, and the one in whose place it is.
let early;

// Shows a screen at once, before the window does. One that has gone takes nothing: the window makes another in its place.
function preview(screen, hasGone) {
  const was = { y: scrollY, field: document.activeElement };
  early = { screen, top: early?.top ?? main.lastElementChild };
  swap();
  screen.inert = hasGone;
  turnTo(screen, was);
}

function previewBack(d) {
  if (modals || !shown) return;
  const screen = [...covered.values()].findLast((one) => depths.get(one) === d);
  gone.set(depths.get(shown), shown);
  if (gone.size > mostGone) gone.delete(gone.keys().next().value);
  if (screen) preview(screen, false);
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
  main.replaceChildren(early.top);
  return (hasArrived) => {
    if (hasArrived) early = undefined;
    else if (early === mine) swap();
    scrollTo(0, y);
  };
}

// Another screen is on top than before; `was`: how that one looked.
function turnTo(screen, was, y = left.get(screen)?.y ?? 0, stays = false) {
  if (shown) left.set(shown, was);
  shown = screen;
  if (!stays) scrollTo(0, y);
  announce(screen, left.get(screen)?.field);
}

// The window is at a place: `p` its path, `d` the screens on the stack, `m` the modals above, `t` its title, `a` if the device stays awake.
// `before`: how the screen looked before the patch.
export function arrive(place, before) {
  const screen = main.lastElementChild;
  for (const one of main.children) one.inert = one !== screen;
  // What is around a modal cannot be reached either.
  for (const other of [bar, element("skip")]) other.inert = place.m > 0;
  document.title = place.t && place.t !== data.app ? place.t + " · " + data.app : data.app;
  backward.hidden = place.d + place.m < 2;
  // What keeps the device awake is a script of its own.
  if (marks.toggle("awake", place.a)) import(data.awake);
  const state = { d: place.d, w: data.window }, { d: at = depth, b: below = 0 } = history.state ?? {};
  // A link may have led straight to a deeper screen: what lies below it in the history is another's.
  const steps = Math.min(at - place.d, below);
  if (isForward && place.d === at) {
    mark(state, place.p);
  } else if (place.d > depth) {
    // What lay ahead in the history is ahead no more.
    gone.clear();
    mark({ y: before.y });
    for (let level = depth + 1; level <= place.d; level++) {
      history.pushState({ ...state, d: level, b: below + level - depth }, "", place.p);
    }
  } else if (place.d < at && steps > 0) {
    // The page that comes is told its address when the browser has got there, which takes a moment: nothing else moves it meanwhile.
    if (!awaited) history.go(-steps);
    awaited = { state, path: place.p };
  } else if (at < place.d) {
    // The user went back and the coordinator said no.
    history.pushState({ ...state, b: below + 1 }, "", place.p);
  } else if (here() !== place.p || at !== place.d) {
    mark(state, place.p);
  }
  isForward = false;
  const hasArrived = arrivals++ > 0, wasModal = modals > 0, isReturn = place.d < depth || wasModal;
  [depth, modals] = [place.d, place.m];
  if (!screen) return false;
  if (!modals) paths.set(screen, place.p);
  if (screen === shown) return false;
  // The first screen of a page is the one that it stood on.
  if (hasArrived) wanted = undefined;
  if (!modals) depths.set(screen, depth);
  // A modal leaves the page where it is.
  const y = left.get(screen)?.y ?? (isReturn ? history.state?.y ?? 0 : 0);
  turnTo(screen, before, y, modals > 0 || wasModal || !!awaited || isAhead);
  isAhead = false;
  return true;
}

function popped({ state }) {
  if (awaited) {
    // The window may have gone further back meanwhile.
    const more = Math.min(state?.d - awaited.state.d, state?.b);
    if (more > 0) return history.go(-more);
    mark(awaited.state, awaited.path);
    awaited = undefined;
    return scrollTo(0, left.get(shown)?.y ?? history.state?.y ?? 0);
  }
  const { w, d } = state ?? {};
  const isBack = w === data.window && d < depth;
  isForward = w === data.window && d > depth;
  if (isBack) previewBack(d);
  if (isForward) previewForward(d);
  add(isBack ? { b: d } : { o: path(location) ?? "/" });
}

export function goBack() {
  const deeper = (modals ? depth : depths.get(shown) ?? depth) - 1;
  previewBack(deeper);
  add({ b: deeper }, backward);
}
