// The part of the script that loads pages again, which no other part does. It asks for the window that a page had before it
// was loaded again, where the host brings windows back, and fits a page to a window that comes back in another process. It
// runs before the page's script.

// How often the page has loaded itself since somebody has loaded it.
const loads = history.state?.n ?? 0;
history.replaceState({ ...history.state, n: 0 }, "");
// Loads the page again, with a longer wait each time. After three times the page stays, as a form, and says why. One that
// was there for a minute begins anew.
export function load(reason, waits = [0, 1000, 4000]) {
  const n = performance.now() < 60000 ? loads : 0, { dataset, classList } = document.body;
  if (n < waits.length) {
    history.replaceState({ ...history.state, n: n + 1 }, "");
    return setTimeout(() => location.reload(), waits[n]);
  }
  classList.remove("live", "offline");
  document.getElementById("notice").textContent =
    reason === "no cookie" ? dataset.cookies : dataset.alone;
}
// Gives the elements of the page the numbers of their counterparts in a fresh screen of the same place: those with the
// same names, in the same order. What has no counterpart keeps its number, which no other element gets.
export function renumber(main, fresh, place, depth) {
  if (place.p !== location.pathname + location.search || place.d !== depth) return false;
  const twin = (one, other) => one && one.tagName === other.tagName && one.type === other.type;
  const fit = (old, next) => {
    const all = [...old.children];
    let at = 0;
    for (const child of next.children) {
      const found = all.findIndex((one, index) => index >= at && twin(one, child));
      if (found < 0) continue;
      const one = all[found];
      at = found + 1;
      for (const name of ["id", "name", "for"]) {
        const value = child.getAttribute(name);
        if (value && one.hasAttribute(name)) one.setAttribute(name, value);
      }
      fit(one, child);
    }
  };
  fit(main, fresh);
  return true;
}
(() => {
  const data = document.body.dataset, was = history.state?.w, again = new URL(location);
  if (!data.window) return;
  addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, y: scrollY }, "");
  });
  if (was === data.window) return scrollTo(0, history.state.y ?? 0);
  // The page was loaded again, or its tab was opened again. It loads itself as often as others do.
  if (!("kept" in data) || !was || again.searchParams.has("w") || loads > 2) return;
  navigator.sendBeacon(data.base + "/-/windows/" + data.window + "/end");
  // The page's script has nothing to do.
  delete data.window;
  again.searchParams.set("w", "~" + was);
  history.replaceState(history.state, "", again);
  load("", [0, 0, 0]);
})();
