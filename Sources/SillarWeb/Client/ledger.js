// What a person has done: each entry has a number, and stays here until the window has it for good. It is sent again, in order,
// after a new socket, a reload or a restart of the host, and it is done once: the window knows the number of the last one.
import { data, here, marks, on, said, say } from "./document.js";
import { isConnected, probe, send } from "./channel.js";

// Entries under way at a time; and entries in all, which a page that is alone for long may reach.
const mostUnderWay = 20, most = 500;
const name = () => "sillar " + data.window;

// `e`: a node, with `v` its input; `b`: a depth to go back to; `o`: a path, with `f`, the depth to go forward to; `r`: the revision that the person saw; `at`: the page's
// address. One with a number only was taken back.
let entries = [], last = 0;
// The numbers up to which the window has done, and has been sent, what there was.
let done = 0, under = 0, room = mostUnderWay;
// The controls of entries, while they wait: by number.
const controls = new Map();
let since = 0, pause;
// False until the window has said on the present socket what it has done.
let isGreeted = false;

export function awaitGreeting() { isGreeted = false; }
export const isGreeting = ({ k }) => !isGreeted && k !== undefined;

export const doneNumber = () => done;
export const isWaiting = () => entries.some(({ n }) => n > done);

// Reads what a page of the same window has left.
export function open() {
  try {
    ({ last, entries } = JSON.parse(sessionStorage.getItem(name())) ?? { last: 0, entries: [] });
  } catch {
    [last, entries] = [0, []];
  }
  done = under = entries.length ? entries[0].n - 1 : last;
}

// Returns what the window has not done.
export function forget() {
  const undone = entries.filter(({ n }) => n > done);
  [entries, last, done, under] = [[], 0, 0, 0];
  controls.clear();
  sessionStorage.removeItem(name());
  return undone;
}

function keep() {
  try {
    sessionStorage.setItem(name(), JSON.stringify({
      last, entries: entries.filter(({ secret }) => !secret),
    }));
  } catch { /* A browser without room, or in which a page may keep nothing. */ }
}

// Notes what somebody has done, and sends it when its turn comes. Returns its number. A text takes the place of the one before it
// in the same field that has not been sent.
export function add(entry, control) {
  // What is done goes first, if the window does not say that it is saved.
  if (entries.length >= most) entries = entries.filter(({ n }) => n > done);
  const before = entries.at(-1);
  if (entry.v !== undefined && before?.e === entry.e && before.v !== undefined && before.n > under) {
    [before.v, before.r] = [entry.v, entry.r];
  } else if (entries.length < most) {
    last += 1;
    entries.push({ n: last, at: here(), ...entry });
    if (control && !isText(entry)) hold(last, control);
  }
  if (!since) since = performance.now();
  marks.add("busy");
  keep();
  flush();
  return last;
}

// The texts that wait, by field: those of a page before are typed into this one.
export const texts = () => entries.filter((entry) => entry.n > done && isText(entry));

// Changes what waits to be sent.
export function revise(change) {
  for (const entry of entries) if (entry.n > under) change(entry);
  keep();
}

const isText = ({ v }) => v !== undefined;
const isTap = (entry) => !isText(entry) && (entry.e ?? entry.b ?? entry.o) !== undefined;

// Sends what may be sent. After a message of the window: what a tap has done to a field changes what waits.
export function flush() {
  if (!isConnected() || !isGreeted || pause) return;
  for (const entry of entries) {
    if (entry.n <= under) continue;
    if (entries.filter(({ n }) => n > done && n <= under).length >= room) break;
    // What is typed after a tap waits for what the tap does to its field.
    if (isText(entry) && entries.some((tap) => isTap(tap) && tap.n > done && tap.n < entry.n)) break;
    const { secret, at, ...message } = entry;
    send(message);
    under = entry.n;
  }
}

// `u`: the last number that is done; `k`: the last that need not be kept any more; `w`: the first of those that were too many.
export function receive({ u, k, w }, isGreeting) {
  if (isGreeting) {
    isGreeted = true;
    done = under = u ?? k ?? 0;
    room = mostUnderWay;
    // No number is used twice, also where the window knows less than before.
    last = Math.max(last, done);
  } else {
    if ((u ?? k ?? 0) > done) room = Math.min(mostUnderWay, room * 2);
    done = Math.max(done, u ?? 0, k ?? 0);
  }
  if (k !== undefined) entries = entries.filter(({ n }) => n > k);
  if (w !== undefined) {
    [under, room] = [w - 1, 1];
    pause ??= setTimeout(() => { pause = undefined; flush(); }, 300 + Math.random() * 200);
  }
  for (const [n, control] of controls) if (n <= done) release(n, control);
  since = isWaiting() ? performance.now() : 0;
  if (!since && said() === data.waiting) say("");
  marks.toggle("busy", isWaiting());
  if (k !== undefined) keep();
}

// ---- At once

function hold(n, control) {
  controls.set(n, control);
  control.ariaBusy = "true";
}

function release(n, control) {
  controls.delete(n);
  if ([...controls.values()].includes(control)) return;
  control.ariaBusy = null;
  delete control.dataset.wait;
}

// After three seconds a control says that it waits for the connection; tapped again, it takes back what waits.
setInterval(() => {
  if (!isWaiting() || performance.now() - since < 3000) return;
  probe();
  for (const control of controls.values()) control.dataset.wait = data.held;
  say(data.waiting);
}, 500);

// Takes back what waits of a control. Returns false if nothing does.
export function takeBack(control) {
  if (control.dataset.wait === undefined) return false;
  for (const [n, other] of controls) {
    if (other !== control) continue;
    release(n, control);
    const index = entries.findIndex((entry) => entry.n === n);
    if (index >= 0) entries[index] = { n };
  }
  say(data.taken);
  keep();
  return true;
}

on("visibilitychange", keep);
