// A field in use belongs to the page: this module alone sets values. It knows what somebody composes, where the caret is, what a
// browser has filled in, and what the window has of it.
import { data, element, here, isLive, list, main, on, said, say } from "./document.js";
import { add, done, isNext, revise, tookBy } from "./ledger.js";
import { send } from "./channel.js";
import { hold } from "./waits.js";

const fields = "input[name^=f]:not([type=hidden],[type=file]),select[name^=f],textarea[name^=f]";
// A field's name is `f` and the name of its node.
export const nodeOf = ({ name }) => name?.slice(1);

// The value that the window has, or is about to have, and the number of its entry; the values at the last taps, with the taps'
// numbers. The radio buttons of a choice are one field.
const known = new WeakMap(), entered = new WeakMap(), atTaps = new WeakMap();
let composing, owed, notice;
// What taps have taken of the text in which somebody composes: it stands there until the composition ends.
let sent = "";

const group = (field) => field.type === "radio" && field.closest("fieldset") || field;
const chosen = (field, mark = "checked") => list("[type=radio]", group(field)).find((radio) => radio[mark])?.value ?? "";
const isText = (field) => field?.matches?.("textarea,input:not([type=checkbox],[type=radio],[type=hidden],[type=file])");

// The page never gets the text of such a field back, and keeps it nowhere.
const isSecret = (field) => field.localName === "input" && isText(field) && !field.hasAttribute("value");

function value(field) {
  if (field.type === "radio") return chosen(field);
  if (field.type === "checkbox") return String(field.checked);
  return sent && field === composing ? without(sent, field.value) : field.value;
}

// What the page's HTML says.
function given(field) {
  if (field.type === "radio") return chosen(field, "defaultChecked");
  if (field.type === "checkbox") return String(field.defaultChecked);
  if (field.options) return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? "";
  return field.defaultValue;
}

const windows = (field) => known.get(group(field)) ?? given(field);
const isPending = (field) => (entered.get(group(field)) ?? 0) > done;

// ---- From the page to the window

export function enter(field) {
  if (!isLive()) return;
  // What the app has written is not cut.
  const isCut = field !== composing && value(field) !== given(field) && cut(field), text = value(field), was = windows(field);
  if (text === was) return;
  if (!isCut && said() === notice) say("");
  const entry = { e: nodeOf(field), v: text, r: +data.revision, secret: isSecret(field) };
  known.set(group(field), text);
  // A text can be typed anew; a choice is taken back.
  entered.set(group(field), isText(field) ? add(entry)
    : add(entry, field.closest(".toggle,fieldset") ?? field, () => choose(field, was)));
}

function choose(field, value) {
  known.set(group(field), value);
  if (field.type !== "radio") return assign(field, value);
  for (const radio of list("[type=radio]", group(field))) radio.checked = radio.value === value;
}

// Enters what stands in the page and nobody has told of: typed before the script was there, or filled in by the browser.
export function enterAll() { list(fields).forEach(enter); }

// ---- What a tap takes with it

// The fields that a tap has emptied, by the number of the tap, which the window has not done: each with the text that was taken, and the one
// that the window has, as far as it has said.
const taken = new Map();

// The texts that a control takes with it, by node: those of the fields beside it.
export function textsWith(control) {
  if (control.dataset.empties === undefined) return;
  const mine = list(fields, control.parentElement).filter((field) => isText(field) && !isSecret(field) && field !== composing);
  return Object.fromEntries(mine.filter(({ value }) => value).map((field) => [nodeOf(field), field.value]));
}

// Empties the fields at the tap: what is typed next is the next text. Returns false if there are none.
function take(n) {
  const took = tookBy(n) ?? {}, mine = list(fields).filter((field) => isText(field) && nodeOf(field) in took);
  if (taken.has(n) || !mine.length) return false;
  taken.set(n, new Map());
  for (const field of mine) {
    const text = took[nodeOf(field)];
    // After a reload the page has what the window has.
    taken.get(n).set(field, { text, has: field.value === text || isPending(field) ? text : given(field) });
    atTaps.delete(field);
    known.set(field, "");
    assign(field, field.value === given(field) ? "" : without(text, field.value));
  }
  return true;
}

// Gives a field its text back, in front of what was typed meanwhile: the tap was taken back, or the window that has done it has the text
// still. What the next tap takes belongs together, too.
export function giveBack(n, isDone) {
  const texts = taken.get(n) ?? [];
  taken.delete(n);
  for (const [field, { text, has }] of texts) {
    const left = isDone ? has : text, node = nodeOf(field), typed = entered.get(field) ?? 0;
    if (!left) continue;
    const [next, later] = [...taken].find(([m, others]) => m > n && others.has(field)) ?? [Infinity];
    let isTold = typed > n;
    revise((entry) => {
      if (entry.n <= n || entry.n > next) return;
      if (entry.n === next) entry.took[node] = left + entry.took[node];
      if (entry.e !== node || entry.v === undefined) return;
      entry.v = left + entry.v;
      if (entry.n === typed) isTold = false;
    });
    if (later) {
      const more = later.get(field);
      [more.text, more.has] = [left + more.text, left + more.has];
      continue;
    }
    // What was typed meanwhile may have been told without it.
    if (!isTold) known.set(field, typed > n ? left + windows(field) : left);
    assign(field, left + field.value);
    // The window may empty it after all.
    if (isDone) atTaps.set(field, [{ n, text: left }]);
    enter(field);
  }
}

// Notes what a tap takes, or may take, with it.
export function noteTap(n) {
  take(n);
  for (const field of list(fields)) {
    const text = value(field);
    if (isText(field) && text) atTaps.set(field, [...recent(field), { n, text }]);
  }
}

// The taps that are not done yet, and the last one that is.
function recent(field) {
  const taps = atTaps.get(field) ?? [], last = taps.findLast(({ n }) => n <= done);
  return taps.filter((tap) => tap === last || tap.n > done);
}

// Types what a page before has not told the window, and takes what it took.
export function retype({ e, v, n, s, took }) {
  if (took && take(n)) hold(n, element(e) ?? main, () => giveBack(n));
  if (v === undefined) return;
  // A text is sent when the taps before it are done.
  if (s) taken.clear();
  const field = list(`[name="f${e}"]`).find((one) => one.matches(fields) && (one.type !== "radio" || one.value === v));
  if (!field || value(field) === v) return;
  if (field.type === "radio") field.checked = true;
  else assign(field, v);
  known.set(group(field), v);
  entered.set(group(field), n);
}

// Types what a window that has gone had not done into the same fields of another one, whose screens may have other numbers. Returns what
// has no such field yet.
export function retypeElsewhere(entries) {
  const place = (node) => node.slice(node.indexOf(".")), mine = new Set();
  return entries.filter(({ e, v, at }) => {
    const field = v !== undefined && at === here()
      && list(fields).find((one) => isText(one) && place(nodeOf(one)) === place(e));
    if (field && (!field.value || mine.has(field))) {
      mine.add(field);
      assign(field, v);
      enter(field);
    }
    return !field;
  });
}

// Texts that are not part of a window's memory.
export function tellSecrets() {
  for (const field of list(fields)) {
    if (isSecret(field) && field.value) send({ e: nodeOf(field), v: field.value, r: +data.revision });
  }
}

const segments = "Segmenter" in Intl && new Intl.Segmenter();
// A character may be of any number of signs: so many code units for each, all in all, are taken.
const mostUnits = 16;
function cut(field) {
  const limit = +field.dataset.limit, text = field.value;
  // The bytes of a text in a message are six times its length at most.
  if (!limit || text.length <= limit && text.length * 6 <= data.room) return false;
  const some = text.slice(0, limit * mostUnits), kept = segments ? [...segments.segment(some)].map(({ segment }) => segment) : [...some];
  // The last one may have been cut itself.
  if (some !== text && kept.length > 1) kept.pop();
  kept.splice(limit);
  for (let bytes; (bytes = new Blob([JSON.stringify(kept.join(""))]).size) > data.room;) kept.length = Math.floor(kept.length * data.room / bytes);
  if (kept.join("") === text) return false;
  assign(field, kept.join(""));
  notice = data.cut.replace("{limit}", kept.length.toLocaleString(document.documentElement.lang));
  say(notice);
  return true;
}

// ---- From the window to the page

// Gives a field what a fresh one shows, unless somebody is ahead of the window.
export function sync(field, fresh) {
  if (field.type === "radio") return syncChoice(field, fresh);
  if (!field.matches(fields) || isSecret(fresh)) return;
  const theirs = value(fresh);
  let last;
  for (const [n, texts] of taken) {
    const left = texts.get(field);
    if (!left || last && n > done) continue;
    // What the taps before have left is in it.
    if (last) last.has = "";
    last = left;
    // It may not have heard all that was taken.
    if (!theirs || !isPending(field) || entered.get(field) > n) left.has = theirs;
  }
  if (last) return;
  if (isPending(field)) return rebase(field, theirs);
  if (field === composing) return void (owed = { theirs, ours: value(field) });
  const isOurs = value(field) !== windows(field);
  // A tap that took another text is over.
  atTaps.set(field, recent(field).filter(({ text }) => text === theirs));
  known.set(field, theirs);
  if (!isOurs) assign(field, theirs);
}

function syncChoice(field, fresh) {
  if (isPending(field)) return;
  const theirs = chosen(fresh);
  if (fresh.checked || !theirs) field.checked = fresh.checked;
  known.set(group(field), theirs);
}

// The fields that the window has emptied before it said that it has done the tap which took their text, with the tap.
const emptied = new Map();

// A field that a tap has emptied, and in which somebody has typed on: what is new stays. The tap is the one whose turn it is, or the last
// that the window has done: it begins those after that later.
function rebase(field, theirs, tap = recent(field).find(({ n }) => isNext(n)) ?? recent(field)[0]) {
  emptied.delete(field);
  if (theirs || !tap) return;
  if (tap.n > done) return void emptied.set(field, tap);
  const rest = (text) => without(tap.text, text), node = nodeOf(field);
  atTaps.set(field, recent(field).filter(({ n }) => n > tap.n).map(({ n, text }) => ({ n, text: rest(text) })));
  revise((entry) => { if (entry.e === node && entry.v !== undefined) entry.v = rest(entry.v); });
  known.set(field, rest(windows(field)));
  if (field === composing) sent += tap.text;
  else assign(field, rest(field.value));
  enter(field);
}

// After the window has said what it has done.
export function rebaseAll() {
  for (const [field, tap] of [...emptied]) rebase(field, "", tap);
  for (const [n, texts] of taken) if (n <= done && !texts.has(composing)) giveBack(n, true);
}

// What somebody has made of a text since it was taken, without that text: what was typed after it, or before it. Of a text from which
// something was only deleted nothing is new; of another one, all.
function without(taken, text) {
  if (text.startsWith(taken)) return text.slice(taken.length);
  if (text.endsWith(taken)) return text.slice(0, -taken.length);
  return taken.startsWith(text) ? "" : text;
}

function assign(field, text) {
  if (field.type === "checkbox") return void (field.checked = text === "true");
  const { selectionStart: caret, selectionEnd: end, value: old } = field;
  if (old === text) return;
  const isHere = field === document.activeElement && caret != null;
  // What edits as the browser does, so that its undo goes on, is a script of its own.
  if (!isHere || field === composing || !main.edit?.(field, text)) field.value = text;
  if (isHere) field.setSelectionRange(place(old, caret, text), place(old, end, text));
}

// Where a caret goes in a new text: after as many letters and digits as before, and after the signs that it stood behind; or as far from
// the end.
function place(old, caret, text) {
  if (caret === old.length) return text.length;
  const letter = /[\p{L}\p{N}]/u, rest = old.slice(caret);
  if (text.split(letter).length !== old.split(letter).length && text.endsWith(rest)) return text.length - rest.length;
  let next = 0;
  for (const sign of old.slice(0, caret)) {
    if (letter.test(sign)) next += /^.*?[\p{L}\p{N}]|/su.exec(text.slice(next))[0].length;
    else if (text.startsWith(sign, next)) next += sign.length;
  }
  return next;
}

// ---- What must not be disturbed

// The field in which somebody composes or types: nothing moves or replaces it.
export const fieldInUse = () => composing?.isConnected ? composing
  : isText(document.activeElement) ? document.activeElement : undefined;

for (const name of ["compositionstart", "compositionupdate"]) {
  on(name, ({ target }) => {
    // Not each browser tells the end of one in a field that has gone.
    if (target !== composing) [sent, owed] = [""];
    composing = target;
  });
}
// One may have begun before the script came.
composing = list(fields).find((field) => field === fieldInUse() && value(field) !== given(field));

function end(target) {
  const text = value(target), { theirs, ours } = owed ?? {};
  composing = owed = undefined;
  sent = "";
  assign(target, text);
  rebaseAll();
  enter(target);
  if (!isPending(target) && target.value === ours) choose(target, theirs);
}
for (const name of ["input", "change", "keydown", "compositionend", "focusout"]) {
  // Not each browser tells of an input whether it is part of a composition.
  on(name, ({ target, isComposing = name === "input" }) => {
    if (target === composing && !isComposing) end(target);
    if (main.contains(target) && target.matches(fields)) enter(target);
  });
}
