/// The part of the script for pages of windows that the host brings back: it asks for the window that the page had before
/// it was loaded again, and fits the page to a window that comes back in another process. It runs before the page's script.
enum MemoryScript {
  static let text = """
    "use strict";
    // Gives the elements of the page the numbers of their counterparts in a fresh screen of the same place: those with the
    // same names, in the same order. What has no counterpart keeps its number, which no other element gets.
    function renumber(main, fresh, place, depth) {
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
      // The page was loaded again, or its tab was opened again.
      if (!was || again.searchParams.has("w")) return;
      navigator.sendBeacon(data.base + "/-/windows/" + data.window + "/end");
      // The page's script has nothing to do.
      delete data.window;
      again.searchParams.set("w", "~" + was);
      history.replaceState(history.state, "", again);
      location.reload();
    })();
    """
}
