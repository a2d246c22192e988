// What waits for the connection for long: its controls are marked, and the page's foot says so, with a way to take the last of it back.
import { foot, main, marks } from "./document.js";

// The controls of what somebody did, by its number, each with what shows it as it was.
const held = new Map();
const words = document.createElement("span"), button = document.createElement("button");
// Its changes are read out, as those of the notice.
const bar = document.createElement("output");
[bar.id, button.type, button.className] = ["wait", "button", "button"];
bar.append(words, button);
// A screen reader hears of what is said in a place that it knows already.
foot.append(bar);
// What stands at the window's end stands above the foot. The room that it had stays: without it, a page that is scrolled to its end would
// move.
let room = 0;
new ResizeObserver(() => {
  room = Math.max(room, foot.offsetHeight);
  document.documentElement.style = `--foot:${foot.offsetHeight}px;--room:${room}px`;
}).observe(foot);

export const controlOf = (n) => held.get(n)?.control;

export function hold(n, control, undo) {
  held.set(n, { control, undo });
  control.ariaBusy = "true";
}

export function release(n) {
  const control = controlOf(n);
  if (!held.delete(n) || [...held.values()].some((other) => other.control === control)) return;
  control.ariaBusy = null;
  delete control.dataset.wait;
}

export function releaseTo(last) { for (const n of held.keys()) if (n <= last) release(n); }

// Shows a control as it was before what is taken back.
export function undo(n) {
  const change = held.get(n)?.undo;
  release(n);
  change?.();
}

// Somebody who has used the bar goes on at the control.
export function goOn(n) {
  const control = controlOf(n);
  if (bar.contains(document.activeElement)) (control?.querySelector("input:checked,input:not([type=hidden])") ?? control)?.focus();
}

export function mark() { for (const { control } of held.values()) control.dataset.wait = ""; }

// `takeBack`: what its button does, named `label`; none without.
export function tell(text, label, takeBack) {
  if (words.textContent !== text) words.textContent = text;
  marks.toggle("told", text);
  if (!takeBack && bar.contains(document.activeElement)) main.focus({ preventScroll: true });
  [button.textContent, button.hidden, button.onclick] = [label, !takeBack, takeBack];
}
