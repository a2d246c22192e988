// The part of the script that marks, as long as there is no line, what needs one: what leads to another screen, searches, rows that come
// next, and files and secrets, which are kept nowhere. Whatever else is typed or tapped is done later, and has no mark.
const { body } = document, bar = document.getElementById("0").previousSibling, described = "aria-describedby";
// In the bar the words are drawn as the marks are; to a screen reader they describe each control.
const words = Object.assign(document.createElement("span"), { id: "away", textContent: hostData.needs });
const needy = "a[href^='/']:not([data-share]),[data-end],[type=search],[type=file],"
  + "input[name^=f]:not([value],[type=checkbox],[type=radio],[type=hidden])";

// Also of a screen that was left meanwhile, and is shown again with the line.
function mark() {
  const isAway = body.classList.contains("offline");
  if (!words.isConnected) bar.append(words);
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
