// What a patch must not disturb: the focus, and where each screen has been left.
import { body, element, list, main } from "./document.js";

const controls = () => list("button,input,select,textarea,a[href]");
export const focusOn = (node) => node.focus({ preventScroll: true });

function reach(node) {
  if (!node.matches("button,input,select,textarea,a[href],[tabindex]")) node.tabIndex = -1;
  focusOn(node);
}

export function remember() {
  const field = document.activeElement;
  const invalid = list("[aria-invalid=true]");
  if (!field || field === body) return { invalid };
  const chain = [];
  for (let node = field; node && node !== main; node = node.parentElement) chain.push(node);
  return { field, chain, invalid, all: controls(), start: field.selectionStart, end: field.selectionEnd };
}

export function restore({ field, chain, invalid, all, start, end }) {
  if (!field) return;
  // A form that was refused: the first field that is wrong.
  const wrong = field.matches("button") && list("[aria-invalid=true]").find((one) => !invalid.includes(one));
  if (wrong) return focusOn(wrong);
  const isUsable = !field.matches(":disabled");
  if (document.activeElement === field && isUsable) return;
  // What had the focus may have gone: Tab then goes on from where it was.
  const next = chain.find((node) => main.contains(node) && (isUsable || node !== field));
  if (!next) return;
  if (next !== field) {
    // A new control in its place takes the focus; else what has come in place of what it was in, from its first heading on.
    const now = controls(), twin = isUsable ? now[all.indexOf(field)] : now.find((one) => !all.includes(one));
    if (twin && !all.includes(twin) && !twin.matches(":disabled")) return focusOn(twin);
    return reach(list("h1,h2,h3,h4", next)[0] ?? next);
  }
  focusOn(next);
  if (start != null) next.setSelectionRange(start, end);
}

// Says what has the focus, and where its caret is, to the page that is loaded in place of this one. A radio button has no id.
export function focused() {
  const { activeElement: field } = document;
  if (!main.contains(field)) return;
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
  if (last && last !== screen && screen.contains(last)) return focusOn(last);
  reach(screen.matches(".modal")
    ? screen.querySelector("[data-c] button, [data-c] input") ?? screen
    : asked(screen) ?? screen.querySelector("h1") ?? screen);
}
