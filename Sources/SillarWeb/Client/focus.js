// What a patch must not disturb: the focus, and where each screen has been left.
import { body, element, list, main } from "./document.js";

const usable = "button,input,select,textarea,a[href]", headings = "h1,h2,h3,h4";
const controls = () => list(usable);
export const focusOn = (node) => node.focus({ preventScroll: true });

function reach(node) {
  if (!node.matches(usable + ",[tabindex]")) node.tabIndex = -1;
  focusOn(node);
}

export function remember() {
  const field = document.activeElement;
  const invalid = list("[aria-invalid=true]");
  if (!field || field === body) return { invalid };
  const chain = [];
  for (let node = field; node && node !== main; node = node.parentElement) chain.push(node);
  const read = new Map(list(headings).map((heading) => [heading, heading.textContent]));
  return { field, chain, invalid, all: controls(), read, start: field.selectionStart, end: field.selectionEnd };
}

export function restore({ field, chain, invalid, all, read, start, end }) {
  if (!field) return;
  // A form that was refused: the first field that is wrong.
  const wrong = list("[aria-invalid=true]");
  if (field.matches("button") && wrong.some((one) => !invalid.includes(one))) {
    refusing.add(field);
    return focusOn(wrong[0]);
  }
  const isUsable = !field.matches(":disabled");
  if (document.activeElement === field && isUsable) return;
  // What had the focus may have gone: Tab then goes on from where it was.
  const next = chain.find((node) => main.contains(node) && (isUsable || node !== field));
  if (!next) return;
  if (next !== field) {
    // A new control in its place takes the focus; else what has come in place of what it was in: its first heading or control that was
    // not there before.
    const now = controls(), twin = isUsable ? now[all.indexOf(field)] : now.find((one) => !all.includes(one));
    if (twin && !all.includes(twin) && !twin.matches(":disabled")) return focusOn(twin);
    const isNew = (one) => one.matches(headings) ? read.get(one) !== one.textContent : !all.includes(one) && !one.matches(":disabled");
    return reach(list(headings + "," + usable, next).find(isNew) ?? list(headings, next)[0] ?? next);
  }
  focusOn(next);
  if (start != null) next.setSelectionRange(start, end);
}

// The buttons that have led to wrong fields, and the last that was pressed: its number, and itself.
const refusing = new WeakSet();
let pressed = [];
export const press = (...tap) => { pressed = tap; };

// A press has been answered. If it was that of a button that sends a form, and a field is still wrong, the first one has the focus, also where
// the answer has changed nothing. WebKit gives a button that is clicked no focus.
export function answer(done) {
  const [n, button] = pressed;
  if (!(n <= done)) return;
  pressed = [];
  const { activeElement: field } = document;
  if (!button.isConnected || field !== button && field !== body) return;
  const wrong = list("[aria-invalid=true]")[0];
  if (wrong && (refusing.has(button) || button.matches(".primary,[data-submit]:not([type=search])"))) focusOn(wrong);
}

// Says what has the focus, and where its caret is, to the page that is loaded in place of this one, and what had it to the history. A radio
// button has no id.
export function focused(field = document.activeElement) {
  if (!field || field === body || field.closest(".bar")) return;
  const { id, name, value, selectionStart: start, selectionEnd: end } = field;
  return { ...id ? { id } : { name, value }, start, end };
}

// Gives it the focus. Returns false if it is not there.
export function focusAgain({ id, name, value, start, end }) {
  const field = id ? element(id) : list("input").find((one) => one.name === name && one.value === value);
  if (!field) return false;
  reach(field);
  if (document.activeElement !== field) return false;
  if (start != null && field.selectionStart != null) field.setSelectionRange(start, end);
  return true;
}

// The field of a screen that asks for a secret and nothing else, such as a lock: it is typed into at once.
export function asked(screen) {
  const [field, ...others] = list("input:not([type=hidden]),select,textarea", screen);
  return field?.type === "password" && !field.disabled && !others.length ? field : undefined;
}

// A new screen takes the focus, so that the keyboard and a screen reader go on there; one that comes back, where it had it.
export function announce(screen, last) {
  // A control of the page itself, such as Back, may have opened a modal.
  if (last && last !== screen && (screen.contains(last) || last.closest(".bar"))) {
    focusOn(last);
    if (document.activeElement === last) return;
  }
  reach(screen.matches(".modal")
    ? screen.querySelector("[data-c] button, [data-c] input") ?? screen
    : asked(screen) ?? screen.querySelector("h1") ?? screen);
}
