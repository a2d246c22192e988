// The part of the script that offers to install the app, where the browser can: to somebody who comes back on a later day, when
// they go on to another screen, and once.
const words = hostData;

// What the device remembers: the day of the first visit, then that it was offered.
const key = "sillar" + document.body.dataset.base + " install", offered = "offered";
const today = new Date().toDateString();

export function offer(event) {
  let first;
  try {
    first = localStorage.getItem(key);
    if (!first) localStorage.setItem(key, today);
  } catch { return; /* A browser in which a page may keep nothing would offer it each time. */ }
  if (!first || first === today || first === offered) return;
  // The title is another on each screen.
  new MutationObserver((_, watch) => {
    // Somebody who writes, or has to answer, is left alone.
    if (document.querySelector("textarea,.modal,input:focus")) return;
    watch.disconnect();
    show(event);
  }).observe(document.querySelector("title"), { childList: true });
}

function show(event) {
  localStorage.setItem(key, offered);
  const make = (tag, className, textContent = "") => Object.assign(document.createElement(tag), { className, textContent });
  const bar = make("div", "offer"), no = make("button", "button", words.later), yes = make("button", "button primary", words.install);
  const close = no.onclick = () => bar.remove();
  yes.onclick = () => {
    close();
    event.prompt();
  };
  addEventListener("appinstalled", close);
  [bar.role, bar.ariaLabel] = ["region", words.install];
  bar.append(make("span", "", words.offer), no, yes);
  document.body.append(bar);
}
