// The part of the script that lets this device tell the person of what waits for them, with the Push API of W3C: keeps the host's
// knowledge of it right, and counts at the app's icon. Pages of an app with notices load it once their worker is there.

const { body } = document, data = body.dataset, owner = () => data.owner ?? "", main = document.getElementById("0");
// What the device remembers: whose notices it shows and of which kinds, and the kinds that somebody does not want to be offered.
const key = "sillar" + data.base + " notices";
const known = () => JSON.parse(localStorage.getItem(key) ?? "{}");
const remember = (changes) => localStorage.setItem(key, JSON.stringify({ ...known(), ...changes }));
let pushes, registration;

export async function start(worker) {
  registration = worker;
  pushes = registration.pushManager;
  if (!pushes || !window.Notification) return;
  // Somebody has tapped a notice: as if it were a link in the page.
  navigator.serviceWorker.addEventListener("message", ({ data: href }) => {
    // What the worker asks, and says of windows.
    if (!href) return;
    const link = Object.assign(document.createElement("a"), { href });
    body.append(link);
    link.click();
    link.remove();
  });
  new MutationObserver(look).observe(main, { attributeFilter: ["hidden"], childList: true, subtree: true });
  new MutationObserver(follow).observe(body, { attributeFilter: ["data-owner", "data-unread"] });
  await follow();
  look();
  const { kinds } = known();
  if (!kinds) return;
  // The browser has another address, or the host has lost what it had.
  const mine = await pushes.getSubscription(), host = await ask();
  if (host.endpoint !== mine?.endpoint || String(host.kinds) !== String(kinds)) await tell(kinds);
  count(host.unread);
}

// What offers it is a script of its own.
function look() {
  if (main.querySelector("[data-offer]")) import(data.offers).then((script) => script.look(known, remember, tell));
}

async function ask(body) {
  const headers = { "form-token": main.parentNode.elements.token.value };
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(`${data.base}/-/windows/${data.window}/notices`, { method: body ? "POST" : "GET", headers, body });
  if (!answer.ok) throw answer;
  return body || answer.json();
}

async function tell(kinds) {
  const options = { userVisibleOnly: true, applicationServerKey: (await ask()).key };
  // One for another key, such as that of a host which has lost its data, is in the way.
  const mine = await pushes.subscribe(options).catch(async () => {
    await (await pushes.getSubscription())?.unsubscribe();
    return pushes.subscribe(options);
  });
  await ask(JSON.stringify({ ...mine.toJSON(), kinds }));
  if (!kinds.length) return end();
  remember({ owner: owner(), kinds });
}

// What was shown of another account goes, and nothing more comes for it.
async function follow() {
  if (known().kinds && known().owner !== owner()) await end();
  count(data.unread);
}

async function end() {
  remember({ owner: undefined, kinds: undefined });
  await (await pushes.getSubscription())?.unsubscribe();
  count(0);
  look();
}

let last;
async function count(unread) {
  if (unread === undefined) return;
  last = +unread;
  // Not each browser has a badge.
  navigator.setAppBadge?.(last).catch(() => {});
  if (last) return;
  // The next may be shown meanwhile.
  for (const shown of await registration.getNotifications()) if (!last) shown.close();
}
