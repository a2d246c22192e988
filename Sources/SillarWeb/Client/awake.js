// The part of the script that keeps the device's screen on, with the Screen Wake Lock API of W3C. The page's script loads
// it when a screen asks for it, and marks the page with the class `awake` as long as one does.

let lock;
// A browser takes the lock from a hidden page, and may refuse it, such as when the battery is low.
function look() {
  if (document.body.classList.contains("awake") && !document.hidden) {
    lock ??= navigator.wakeLock?.request("screen").catch(() => {});
  } else {
    lock?.then((held) => held?.release());
    lock = undefined;
  }
}
new MutationObserver(look).observe(document.body, { attributeFilter: ["class"] });
document.addEventListener("visibilitychange", look);
look();
