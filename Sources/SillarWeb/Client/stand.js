// The part of the script for a page that the device has kept.
import { toHost } from "./store.js";

const { body } = document, data = body.dataset, notice = document.getElementById("notice");
Object.assign(data, hostData);

// Makes what the page says without a line of how old it is. `begin` makes it of use once no other page has its window: with a line the
// next page is the host's, once, which has the window of this one, but not another tab's: `doubt` says if it may be.
export async function stand(held, doubt, begin) {
  const seconds = (Date.now() - data.kept) / 1000, units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, length] = units.find(([, length]) => seconds >= length || length < 2);
  const age = new Intl.RelativeTimeFormat(document.documentElement.lang).format(-Math.floor(seconds / length), unit);
  // Somebody may have scrolled since.
  import(data.places).catch(() => {});
  data.before = data.lost;
  data.lost = data.saved.replace("{age}", age);
  let other = setInterval(() => {
    notice.textContent ||= data.elsewhere;
    // A proxy whose host does not answer says so.
    fetch(data.worker).then(({ ok }) => {
      if (!ok || !other) return;
      stop();
      try {
        if (doubt) sessionStorage.removeItem("sillar" + data.base);
      } catch { /* Nothing is kept there. */ }
      toHost(doubt ? null : history.state);
    }, () => {});
  }, 2000);
  // An answer of before comes too late.
  const stop = () => { other = clearInterval(other); };
  await held;
  stop();
  begin();
}
