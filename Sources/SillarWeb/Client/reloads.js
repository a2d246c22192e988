// Loads the page again, which no other module does.
import { data, marks, say } from "./document.js";
import { mark } from "./history.js";

// How often the page has loaded itself since somebody has loaded it.
const loads = history.state?.n ?? 0;
if (loads) mark({ n: 0 });

// Waits longer each time. After three times the page stays, as a form, and says why. One that was there for a minute begins
// anew.
export function load(reason) {
  const waits = [0, 1000, 4000], n = performance.now() < 60000 ? loads : 0;
  if (n < waits.length) {
    mark({ n: n + 1 });
    // The next page is the host's: the one that the device has kept is of no use any more.
    return setTimeout(() => import(data.keep).then((script) => script.drop()).catch(() => location.reload()), waits[n]);
  }
  marks.remove("live", "offline");
  import(data.alone).then((script) => say(script.why(reason)));
}
