// The part of the script that marks, as long as there is no line, what needs one: what leads to another screen or site, searches, rows that
// come next, notices that are switched on and off, and files and secrets, which are kept nowhere. Whatever else is typed or tapped is done
// later, and has no mark; what the page says when too much waits comes with it.
const { needs, ...texts } = hostData;
Object.assign(document.body.dataset, texts);
const { body } = document, foot = document.getElementById("notice").parentNode, described = "aria-describedby";
// At the page's foot the words are drawn as the marks are; to a screen reader they describe each control.
const words = Object.assign(document.createElement("span"), { id: "away", textContent: needs });
const needy = "a[href^='/']:not([data-share]),a[href^=http],[data-opens],[data-end],[data-kind],[type=search],[type=file],"
  + "input[name^=f]:not([value],[type=checkbox],[type=radio],[type=hidden])";

// Also of a screen that was left meanwhile, and is shown again with the line.
function mark() {
  const isAway = body.classList.contains("offline");
  if (!words.isConnected) foot.firstChild.after(words);
  words.hidden = !isAway;
  for (const control of document.querySelectorAll(isAway ? needy : "[data-needs]")) {
    const others = control.getAttribute(described)?.split(" ").filter((id) => id !== "away") ?? [];
    if (isAway) others.push("away");
    control.toggleAttribute("data-needs", isAway);
    if (others.length) control.setAttribute(described, others.join(" "));
    else control.removeAttribute(described);
  }
}

new MutationObserver(mark).observe(body, { attributeFilter: ["class"], childList: true, subtree: true });
mark();
// What the person types in or is about to press is seen.
new ResizeObserver(() => {
  const { top, bottom } = foot.getBoundingClientRect(), { activeElement: field } = document, box = field?.getBoundingClientRect();
  if (foot.contains(field) || !field?.matches("a,button,input,select,textarea")) return;
  if (box.bottom > top && box.top < bottom && top < bottom) field.scrollIntoView({ block: "nearest" });
}).observe(foot);
