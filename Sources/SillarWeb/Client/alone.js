// The part of the script for a page that its host does not take as it is. It loads the page again, which no other does, and says why that
// stays as a form after three times.
const { body } = document, data = body.dataset, words = hostData;

// `loads`: how often the page has loaded itself since somebody has loaded it. Waits longer each time. One that was there for a minute
// begins anew.
export function load(loads, reason) {
  const waits = [0, 1000, 4000], n = performance.now() < 60000 ? loads : 0;
  if (n < waits.length) {
    history.replaceState({ ...history.state, n: n + 1 }, "");
    // The next page is the host's: the one that the device has kept is of no use any more.
    return setTimeout(() => import(data.keep).then((script) => script.drop()).catch(() => location.reload()), waits[n]);
  }
  body.classList.remove("live", "offline");
  document.getElementById("notice").textContent = reason === "no cookie" ? words.cookies : words.alone;
}

// Gives up the longest of what is under way, of which the host does not take so much, and the tap that takes it. Returns their number.
export function giveUp(underWay, entries, takeOut) {
  const size = ({ v, j }) => (v ?? j ?? "").length;
  const [entry] = underWay.filter(size).sort((one, other) => size(other) - size(one));
  const tap = entry && entries.find(({ n, took }) => n > entry.n && took?.[entry.e]), some = [entry, tap].filter(Boolean);
  some.forEach(takeOut);
  return some.length;
}
