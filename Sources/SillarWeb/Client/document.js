// The page: what its modules look at, and what it says.
export const { body } = document, data = body.dataset, marks = body.classList;
// The host writes an object in the place of this name, and of each like it in other parts: texts, and the addresses of parts.
Object.assign(data, hostData);
export const element = (id) => document.getElementById(id);
export const main = element("0");
export const list = (selector, root = main) => [...root.querySelectorAll(selector)];
export const on = document.addEventListener.bind(document);
// True from the window's first message on; before, and where sockets are blocked, the page is a form.
export const isLive = () => marks.contains("live");
export const here = (place = location) => place.pathname + place.search;
// The path of an address in the app; undefined outside of it.
export const path = (place) => (place.pathname + "/").startsWith(data.base + "/")
  ? here(place).slice(data.base.length) || "/" : undefined;

const notice = element("notice");
// What the page itself says, over its end.
export const foot = notice.parentNode;
export const said = () => notice.textContent;
export function say(text) { if (said() !== text) notice.textContent = text; }

// What a tab remembers. There are browsers in which a page may keep nothing.
export function store(name, value) {
  try { sessionStorage.setItem(name, value); } catch { /* As said. */ }
}
