// What a device keeps of an app's windows when their pages have gone: for each window what was done and has no receipt, where it was, and
// when. Pages and the worker share it. A browser may forbid it: then nothing is kept.
let database, opening;

function open(base) {
  return opening ??= new Promise((done, fail) => {
    const request = indexedDB.open("sillar" + base, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("windows");
    request.onerror = fail;
    request.onsuccess = () => {
      database = request.result;
      // Somebody has cleared the browser's data.
      database.onclose = () => { database = opening = undefined; };
      done();
    };
  });
}

// Runs one step on the windows' records and returns its result; undefined where nothing can be kept.
async function run(base, mode, work) {
  try {
    if (!database) await open(base);
    const step = database.transaction("windows", mode), request = work(step.objectStore("windows"));
    // A page may end before the step has: the browser then finishes it.
    step.commit?.();
    return await new Promise((done, fail) => {
      step.oncomplete = () => done(request.result);
      step.onerror = step.onabort = fail;
    });
  } catch { /* As above. */ }
}

export const read = (base, id) => run(base, "readonly", (windows) => windows.get(id));
export const write = (base, id, record) => run(base, "readwrite", (windows) => windows.put({ id, ...record }, id));
export const remove = (base, id) => run(base, "readwrite", (windows) => windows.delete(id));
// The records of all windows, the last used first.
export async function all(base) {
  const records = await run(base, "readonly", (windows) => windows.getAll()) ?? [];
  return records.sort((one, other) => other.at - one.at);
}

// Removes the records of windows for which still nothing waits. In one step, for a page may write meanwhile: only where there is something
// to remove, because what a page writes while it ends is lost if it has to wait.
export async function removeIdle(base, ids) {
  if (!database) await open(base);
  const step = database.transaction("windows", "readwrite"), windows = step.objectStore("windows");
  for (const id of ids) {
    const request = windows.get(id);
    request.onsuccess = () => { if (!request.result?.entries.some(isWork)) windows.delete(id); };
  }
  return new Promise((done, fail) => {
    step.oncomplete = done;
    step.onerror = step.onabort = fail;
  });
}

// A page holds its window's lock for as long as it is there.
export const lockOf = (base, id) => ["sillar", base, id].join(" ");
// What a device keeps of an app: its files, and the screens and pictures that somebody has seen, by version and account.
export const cacheOf = (base, version, owner) => ["sillar", base, version, owner].join(" ");
// Their names: all of an app's, or those of a version.
export const cachesOf = async (base, ...version) =>
  (await caches.keys()).filter((name) => name.startsWith(["sillar", base, ...version, ""].join(" ")));
export const isPicture = (address) => /\/-\/(pictures|resources)\//.test(address);

// A screen of a window is kept by its address, which names the window: two tabs may be at the same place.
export const screenOf = (address, id) => address + (address.includes("?") ? "&" : "?") + "w=" + id;

// Loads the host's page at the address, in place of what the device has kept: with the state of the history it may ask for a window.
export function toHost(state) {
  history.replaceState(state, "", screenOf(location.pathname + location.search, "host"));
  location.reload();
}

// What somebody did, as the window gets it. The most frequent one, a tap, has no names.
export function message({ secret, at, s, took, words, x, n, ...entry }) {
  const { e, v, j, r } = entry;
  return e !== undefined && v === undefined && j === undefined ? [n, e, r] : { n, ...entry };
}
export const isWork = ({ e, b, o }) => (e ?? b ?? o) !== undefined;
// A sentence with what somebody did and typed.
export const sentence = (text, entries) => [text, ...entries.flatMap(({ v, words = v }) => words ? `“${words}”` : [])].join(" ");
