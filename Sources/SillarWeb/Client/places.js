// The part of the script that tells the window where a person is: which row stands at the top of the view, for a page of it in another
// browser, or in a tab that was ended; and which one they press, so that what it leads to is under way before the tap. A page that is loaded
// again knows its place by itself.
const main = document.getElementById("0"), { body: { dataset: data }, documentElement: root } = document;
// After so long without scrolling the page is at rest.
const rest = 300;
let timer, pressed, tell;

export function note(send) {
  tell = send;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const t = top();
    if (t === undefined || t === (data.top ?? "") || !send({ t })) return;
    // A page that the device keeps has it, too.
    data.top = t;
  }, rest);
}

addEventListener("pointerdown", ({ target, button }) => {
  pressed = button ? undefined : target.closest?.("a[data-e]")?.dataset.e;
  if (pressed) tell({ a: pressed });
});

// The browser scrolls in place of a tap.
addEventListener("pointercancel", () => {
  if (pressed) tell({ a: "" });
  pressed = undefined;
});

// The name of the node that is nearest to where a page scrolls one to; empty for the beginning, whatever is there.
function top() {
  const screen = main.lastElementChild, edge = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  if (!screen || screen.matches(".modal")) return;
  if (!scrollY) return "";
  let name, least = Infinity;
  for (const node of screen.querySelectorAll("[id]")) {
    const { top, height } = node.getBoundingClientRect(), distance = Math.abs(top - edge);
    // A field's label has another name. What is pinned stands there always.
    if (height && distance < least && /^[1-9]/.test(node.id) && !node.closest(".s-pinned")) [name, least] = [node.id, distance];
  }
  return name;
}
