// What a person has done: each entry has a number, and stays on the device until the window has it for good. It is sent again, in order,
// after a new socket, a reload or a restart of the host, and it is done once: the window knows the number of the last one. What is left
// when its page has gone is sent by the worker.
import { data, here, isLive, marks, on, said, say } from "./document.js";
import { connect, isConnected, probe, reopen, send } from "./channel.js";
import { isWork, message, read, remove, write } from "./store.js";
import * as waits from "./waits.js";

// By this a window tells its page from an older one, whose request may arrive later, and from the worker, which comes after it.
export const born = Math.round(performance.timeOrigin);

// Entries under way at a time; and those that wait in all, which a page that is alone for long may reach: then only what is typed and
// chosen is added.
const mostUnderWay = 20, most = 500;

// `e`: a node, with `v` its input; `b`: a depth to go back to; `o`: a path, with `f`, the depth to go forward to; `r`: the revision
// that the person saw; `took`: the texts that it takes with it, by node; `at`: the page's address; `s` is true once it was sent, and `x`
// once somebody wants it back that was. One with a number only was taken back.
let entries = [], last = 0;
// The numbers up to which the window has done, and has been sent, what there was.
export let done = 0;
let under = 0, room = mostUnderWay;
let since = 0, pause, told;
// What became of something that was done before this page: it says so, again once it is live, until somebody goes on.
let untold;
// False until the window has said on the present socket what it has done.
let isGreeted = false;

export function awaitGreeting() { isGreeted = false; }
export const isGreeting = ({ k }) => !isGreeted && k !== undefined;

// True for what the window may have begun, and has not done: it does one after the other.
export const isNext = (n) => n === done + 1 && n <= under;
const isText = ({ v }) => v !== undefined;
const isTap = (entry) => isWork(entry) && !isText(entry);
const underWay = () => entries.filter(({ n }) => n > done && n <= under);
const waiting = () => entries.filter((entry) => entry.n > done && isWork(entry));

// Reads what a page of the same window has left. Nothing is sent or received before.
let opening, isOpen;
// The path at which that page was.
export let leftAt;
export function open() {
  isOpen = false;
  // What is not read is not written over. What keeps the page says what was in it, if it could not be read in time.
  data.left = 1;
  // A browser whose database does not answer for so long is one that keeps nothing. A busy device takes seconds.
  const late = new Promise((done) => { setTimeout(done, 8000, 0); });
  opening = Promise.race([read(data.base, data.window), late]).then((kept) => {
    ({ last, entries, untold, path: leftAt } = kept || { last: 0, entries: [] });
    tellLast();
    done = entries.length ? entries[0].n - 1 : last;
    // Each of them may have been sent, by that page or by the worker: none is changed any more until the window says what it has.
    under = last;
    data.left = kept === 0 || "";
    isOpen = true;
  });
}
function tellLast() { if (untold) say(untold); }
export function whenOpen(work) {
  if (isOpen) work();
  else opening.then(work);
}

// The window that has gone: what it had not done stays on the device until the next one has been told.
let gone;
// Returns what the window has not done, with what its taps took as texts again.
export function forget() {
  const took = {}, undone = waiting().flatMap((entry) => {
    // Nobody misses a step back.
    if (entry.b) return [];
    if (isText(entry)) return { ...entry, v: (took[entry.e] ?? "") + entry.v };
    return [entry, ...Object.entries(entry.took ?? {}).map(([e, text]) => ({ e, v: took[e] = (took[e] ?? "") + text, at: entry.at }))];
  });
  entries = [];
  last = done = under = 0;
  waits.releaseTo(Infinity);
  tell("");
  if (!data.left) gone = data.window;
  return undone;
}

// A secret is kept nowhere; without it, what was tapped after it means something else.
export function keep() {
  // A page that waits for its window knows of less than the page that has it.
  if (data.left || !isLive()) return;
  const secret = entries.find((entry) => entry.secret && entry.n > done)?.n ?? Infinity;
  const lost = entries.filter((entry) => entry.n > secret && isTap(entry));
  const kept = entries.filter((entry) => !entry.secret && !lost.includes(entry));
  write(data.base, data.window, { last, entries: kept, untold: lost.length ? data.short : untold, path: here(), at: Date.now(), t: born, owner: data.owner });
  gone &&= void remove(data.base, gone);
}

// Notes what somebody has done, and sends it when its turn comes. Returns its number. A text takes the place of the one before it
// in the same field that has not been sent. `undo` shows the control as it was before.
export function add(entry, control, undo) {
  const before = entries.at(-1);
  if (isText(entry) && before?.e === entry.e && isText(before) && before.n > under) {
    [before.v, before.r] = [entry.v, entry.r];
  } else {
    last += 1;
    entries.push({ n: last, at: here(), words: control?.textContent.trim().slice(0, 60), ...entry });
    if (control) waits.hold(last, control, undo);
  }
  if (isTap(entry) && said() === untold) {
    say("");
    untold = undefined;
  }
  if (!since) since = performance.now();
  marks.add("busy");
  if (!flush()) keep();
  // The page has stopped to ask for its line.
  if (said() === data.stopped) connect();
  return last;
}

// Notes since when something waits.
function time() {
  since = waiting().length ? performance.now() : 0;
  marks.toggle("busy", waiting().length);
}

// Shows at the controls of a page that the device has kept what waits.
export function resume(element) {
  for (const entry of waiting()) {
    const control = element(entry.e);
    if (control) waits.hold(entry.n, control);
  }
  time();
}

// The texts that wait, and the taps that take them: those of a page before are typed into this one.
export const texts = () => waiting().filter((entry) => isText(entry) || entry.took);
export const tookBy = (n) => entries.find((entry) => entry.n === n)?.took;

// Changes what waits to be sent.
export function revise(change) {
  for (const entry of entries) if (entry.n > under) change(entry);
  keep();
}

// Sends what may be sent. After a message of the window: what a tap has done to a field changes what waits. Returns true if it has
// sent and kept something.
export function flush() {
  if (!isConnected() || !isGreeted || pause) return false;
  // The window has not begun them, and does not get them any more.
  for (const entry of entries) if (entry.x && entry.n > under) takeOut(entry);
  const before = under;
  for (const entry of entries) {
    if (entry.n <= under) continue;
    if (underWay().length >= room) break;
    // What is typed after a tap waits for what the tap does to its field.
    if (isText(entry) && entries.some((tap) => isTap(tap) && tap.n > done && tap.n < entry.n)) break;
    send(message(entry));
    under = entry.n;
    if (isWork(entry)) entry.s = true;
  }
  if (under > before) keep();
  return under > before;
}

// `u`: the last number that is done; `k`: the last that need not be kept any more; `w`: the first of those that were too many.
export function receive({ u, k, w }, isGreeting) {
  if (isGreeting) {
    isGreeted = true;
    tellLast();
    done = under = u ?? k ?? 0;
    room = mostUnderWay;
    // No number is used twice, also where the window knows less than before.
    last = Math.max(last, done);
    for (const entry of entries) if (entry.n > done) delete entry.s;
  } else {
    if ((u ?? k ?? 0) > done) room = Math.min(mostUnderWay, room * 2);
    done = Math.max(done, u ?? 0, k ?? 0);
  }
  for (const entry of entries) {
    if (!entry.x || entry.n > done) continue;
    delete entry.x;
    tell(data.late);
  }
  // Of what is done some stays where the window does not say that it is saved.
  entries = entries.filter(({ n }) => n > (k ?? done - most));
  if (w !== undefined) {
    under = w - 1;
    room = 1;
    pause ??= setTimeout(() => { pause = undefined; flush(); }, 300 + Math.random() * 200);
  } else time();
  waits.releaseTo(done);
  if (!since && isLong) tell("");
  if (k !== undefined) keep();
}

// Gives up what the host does not take: `part` finds it. Nothing is sent until that has come. Returns the number of what is given up.
export function giveUp(part) {
  const mine = underWay();
  pause ??= 1;
  return part.then((script) => script.giveUp(mine, entries, takeOut)).finally(() => { pause = undefined; keep(); flush(); });
}

// ---- What waits for long

// True while the page says that something waits. What else it says there goes by itself.
let isLong = false;
function tell(text, isOfWaiting = false, takeBack) {
  isLong = isOfWaiting;
  clearTimeout(told);
  if (text && !isLong) told = setTimeout(() => tell(""), 8000);
  waits.tell(text, data.undo, takeBack);
}

// After three seconds the page says that something waits.
setInterval(() => {
  if (!waiting().length || performance.now() - since < 3000) return;
  probe();
  waits.mark();
  tell(entries.some(({ x }) => x) ? data.doubt : data.waiting, true, entries.some(canTakeBack) && takeLastBack);
}, 500);

// A page that has gone back shows that already.
const canTakeBack = (entry) => entry.n > done && !entry.x && entry.b === undefined && (isTap(entry) || waits.controlOf(entry.n));

function takeLastBack() { withdraw(entries.filter(canTakeBack).slice(-1)); }

// Where too much waits, nothing more is tapped: the page says so.
export function isFull() {
  if (waiting().length < most) return false;
  say(untold = data.full ?? data.lost);
  return true;
}

// Takes back what waits of a control. Returns false if it can be tapped.
export function takeBack(control) {
  if (control.dataset.wait === undefined) return isFull();
  withdraw(entries.filter((entry) => waits.controlOf(entry.n) === control && canTakeBack(entry)));
  return true;
}

function withdraw(some) {
  const sent = some.filter(({ s }) => s);
  waits.goOn(some[0]?.n);
  some.forEach((entry) => { if (entry.s) entry.x = true; else takeOut(entry); });
  if (some.length) tell(sent.length ? data.doubt : data.taken);
  time();
  keep();
  // The host does not go on with what comes over another socket than the window's last: what it says on a new one is certain.
  if (sent.length && isConnected()) reopen();
}

// Leaves an entry's number alone.
function takeOut(entry) {
  if (entry.x) tell(data.taken);
  for (const key of Object.keys(entry)) if (key !== "n") delete entry[key];
  waits.undo(entry.n);
}

on("visibilitychange", keep);
addEventListener("pagehide", keep);
