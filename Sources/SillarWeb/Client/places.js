// The part of the script that tells the device and the window where a person is: which row stands at the top of the view, for a start of
// the app, and for a page of the window in another browser; and which one they press, so that what it leads to is under way before the tap.
// A page that is loaded again knows its place by itself.
const main = document.getElementById("0"), { body: { dataset: data }, documentElement: root } = document;
// After so long without scrolling the page is at rest.
const rest = 300;
// The place of the app's window that was scrolled last, which is named by a part of its id: the whole is a secret.
const place = "sillar" + data.base + " place", mine = () => data.window.slice(0, 8);
// `told`: what the window has heard.
let timer, pressed, tell, told = data.top ?? "";

export function note(send) {
  tell = send;
  clearTimeout(timer);
  timer = setTimeout(look, rest);
}

function look() {
  const t = top();
  if (t === undefined) return;
  if (t !== (data.top ?? "")) {
    // What keeps the page looks for changes in its screens; whoever closes the app may not wait for it.
    data.top = main.dataset.top = t;
    try { localStorage.setItem(place, JSON.stringify([mine(), t])); } catch { /* A browser in which a page may keep nothing. */ }
  }
  if (t !== told && tell?.({ t })) told = t;
}
for (const name of ["pagehide", "visibilitychange"]) addEventListener(name, look);

// A page that the device has kept stands where its window was left, which may have been after it was kept; also once the window has come,
// unless somebody has gone on.
if (data.kept) {
  try {
    const [id, t] = JSON.parse(localStorage.getItem(place)) ?? [], shown = top();
    // Where it is not as it was kept somebody has scrolled, or a modal lies above it.
    if (id === mine() && shown === (data.top ?? "") && shown !== t) stand(t);
  } catch { /* As above. */ }
}

function stand(t) {
  const touches = ["wheel", "touchmove", "keydown", "pointerdown"];
  const go = () => (t ? document.getElementById(t)?.scrollIntoView() : scrollTo(0, 0)), looking = new MutationObserver(go);
  // The page's own script stands where the page was kept no more.
  document.dispatchEvent(new Event(touches[0]));
  data.top = t;
  go();
  looking.observe(main, { childList: true, subtree: true });
  const end = () => looking.disconnect();
  for (const name of touches) addEventListener(name, end);
  setTimeout(end, 10000);
}

addEventListener("pointerdown", ({ target, button }) => {
  pressed = button ? undefined : target.closest?.("a[data-e]")?.dataset.e;
  if (pressed) tell?.({ a: pressed });
});

// The browser scrolls in place of a tap.
addEventListener("pointercancel", () => {
  if (pressed) tell?.({ a: "" });
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
