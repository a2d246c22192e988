// The line to the window: one socket at a time, which is opened again when it breaks, or when nothing is heard on it.
import { data, isLive, marks, on, said, say } from "./document.js";
import { listen, packing } from "./messages.js";

// How long the host may be silent after a question; how long a connection may take to open.
const patience = 5000, longest = 8000;
// After so many attempts without an answer the page waits for somebody, or for the browser.
const mostAttempts = 40;

let address, receive, leave, refuse;
let socket, opened = 0, isOpen = false, attempts = 0, timer, hasEnded = false;
let heardAt = 0, askedAt = 0;

// `address` returns the parameters of a new socket; `receive` gets each message; `leave` gets the reason when the window has gone; `refuse` is
// called when the host does not take a message.
export function start(...page) {
  [address, receive, leave, refuse] = page;
  setInterval(watch, 1000);
  for (const name of ["online", "pageshow"]) addEventListener(name, connect);
  addEventListener("offline", () => probe());
  on("visibilitychange", () => { if (!send({ h: document.hidden })) connect(); });
  connect();
}

export const isConnected = () => isOpen && socket.readyState === 1;
export const isOver = () => hasEnded;

export function send(message) {
  if (!isConnected()) return false;
  socket.send(JSON.stringify(message));
  return true;
}

// Connects at once, unless there is a connection.
export function connect() {
  if (hasEnded) return;
  if (socket && socket.readyState < 2) return probe();
  attempts = Math.min(attempts, 3);
  open();
}

// Opens the window's socket in place of the one that there is.
export function reopen() {
  socket = undefined;
  open();
}

function open() {
  clearTimeout(timer);
  isOpen = false;
  askedAt = 0;
  opened = performance.now();
  let mine;
  try {
    mine = socket = new WebSocket(
      location.origin.replace("http", "ws") + data.base + "/-/socket?" + new URLSearchParams({ n: opened, ...address(), ...packing }));
  } catch {
    // A browser may forbid it.
    return closed();
  }
  listen(mine, (message) => {
    if (mine !== socket) return;
    const isFirst = !isOpen;
    isOpen = true;
    askedAt = 0;
    heardAt = performance.now();
    if (isFirst) {
      attempts = 0;
      marks.remove("offline");
      if (said() === data.lost || said() === data.stopped) say("");
    }
    receive(message);
  }, ({ code, reason }) => { if (mine === socket) closed(code, reason); });
}

function closed(code, reason) {
  isOpen = false;
  // 4001: the window has gone; 4004: another page has it, and this may be a copy of that page's tab; 4005: the host has another version
  // of this script.
  if (code === 4001 || code > 4003) return leave(code, reason);
  if (code === 4003) {
    hasEnded = true;
    marks.add("offline");
    return say(data.elsewhere);
  }
  attempts += 1;
  const isLost = attempts < mostAttempts;
  // A first connection that never was: the form still works, and nothing is said.
  if (isLive()) {
    marks.add("offline");
    say(isLost ? data.lost : data.stopped ?? data.lost);
  }
  // The page that has come is better than one that waits.
  marks.remove("adopting");
  // Full jitter: up to half a second, then up to 1, 2, 4, … 15 seconds.
  if (isLost) timer = setTimeout(open, 200 + Math.random() * Math.min(15000, 250 * 2 ** attempts));
  // RFC 6455, 7.4.1: the message is too big.
  if (code === 1009) refuse();
}

// Asks the host for a sign of life. A line that is dead without being closed is given up when none comes.
export function probe() {
  if (isConnected() && !askedAt) {
    askedAt = performance.now();
    socket.send("{}");
  }
}

function watch() {
  const now = performance.now();
  const isDead = socket && (askedAt ? now - askedAt > patience : !isOpen && socket.readyState === 0 && now - opened > longest);
  if (isDead && !hasEnded) {
    const old = socket;
    socket = undefined;
    // Closing waits for the other side, too.
    old.close();
    return closed();
  }
  if (isOpen && !document.hidden && now - heardAt > 20000) probe();
}
