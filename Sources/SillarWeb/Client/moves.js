// The part of the script that shows how one screen leads to another, on pages that are live and were touched. It waits for nothing: the
// screen that comes is there already, and takes what somebody does, while it moves into its place.
const main = document.getElementById("0"), { body } = document;
const isStill = matchMedia("(prefers-reduced-motion: reduce)"), isNarrow = matchMedia("(max-width: 600px)");
const time = 220, easing = "cubic-bezier(.2,.7,.2,1)";
const known = new WeakSet(main.children);
let shown = main.lastElementChild, pressed;

const pictureOf = (node) => node?.querySelector("img.picture");

// The picture of the row that was pressed, and where it was then.
addEventListener("click", ({ target }) => {
  const image = pictureOf(target.closest?.("main :is(a,button)"));
  pressed = image?.naturalWidth && { image, from: image.getBoundingClientRect(), at: performance.now() };
}, true);

new MutationObserver(() => {
  const screen = main.lastElementChild, was = shown;
  if (!screen || screen === was) return;
  shown = screen;
  const isBack = known.has(screen), picture = pressed;
  known.add(screen);
  pressed = undefined;
  // A style sheet moves what lies above the page.
  if (document.hidden || isStill.matches || screen.matches(".modal") || was?.matches(".modal")) return;
  body.classList.add("moving");
  const from = isNarrow.matches ? `translateX(${isBack ? -16 : 16}px)` : "none";
  screen.animate({ opacity: [0.3, 1], transform: [from, "none"] }, { duration: time, easing })
    .finished.finally(() => body.classList.remove("moving"));
  const image = pictureOf(screen), to = image?.getBoundingClientRect();
  if (isBack || !picture || performance.now() - picture.at > 3000 || !to?.width || to.top > innerHeight) return;
  carry(picture, to);
}).observe(main, { childList: true });

// Carries a copy of a picture to the place of the one that shows the same.
function carry({ image, from }, to) {
  const copy = image.cloneNode(), scale = to.width / from.width;
  copy.removeAttribute("id");
  copy.className = "picture carried";
  copy.ariaHidden = "true";
  for (const side of ["left", "top", "width", "height"]) copy.style[side] = from[side] + "px";
  body.append(copy);
  const there = `translate(${to.left - from.left}px,${to.top - from.top}px) scale(${scale},${to.height / from.height})`;
  copy.animate({ transform: ["none", there], opacity: [1, 1, 0] }, { duration: time * 1.4, easing })
    .finished.finally(() => copy.remove());
}
