// The browser's side of a window: sends events, applies patches. Without it a screen is a form.

import { load, renumber } from "./memory.js";
import { listen, packing } from "./messages.js";

(() => {
  const element = (id) => document.getElementById(id);
  const body = document.body, data = body.dataset, marks = body.classList, main = element("0");
  if (!main || !data.window) return;
  const notice = element("notice"), backward = element("back");
  const base = data.base;
  const list = (selector) => [...main.querySelectorAll(selector)];
  const on = document.addEventListener.bind(document);
  let revision = +data.revision, depth = +data.depth;
  let socket, isOpen = false, attempts = 0, timer, hasEnded = false;
  let sent = 0, heard = 0;
  let pops = 0, awaited;
  // True from the window's first message on.
  const isLive = () => marks.contains("live");

  // ---- The connection

  const say = (text) => { if (notice.textContent !== text) notice.textContent = text; };

  function connect() {
    clearTimeout(timer);
    if (hasEnded || (socket && socket.readyState < 2)) return;
    socket = new WebSocket(
      location.origin.replace("http", "ws") + base + "/-/socket?w=" + data.window + "&r=" + revision + packing);
    const mine = socket;
    listen(mine, (message) => {
      if (mine !== socket) return;
      const isFirst = !isOpen;
      if (isFirst) {
        isOpen = true;
        attempts = 0;
        marks.remove("offline");
        say("");
      }
      receive(message);
      if (isFirst) resend();
    }, (event) => { if (mine === socket) closed(event); });
  }

  function closed({ code, reason }) {
    isOpen = false;
    // 4001: the window has gone; a fresh page has another. 4003: opened elsewhere.
    hasEnded = code === 4001 || code === 4003;
    if (code === 4001) return load(reason);
    if (hasEnded) {
      marks.add("offline");
      return say(data.elsewhere);
    }
    // A first connection that never was: the form still works.
    attempts += 1;
    if (attempts > 1 || isLive()) {
      marks.add("offline");
      // That something was not sent stays until the connection is back.
      if (notice.textContent !== data.unsent) say(data.lost);
    }
    // Full jitter: up to half a second, then up to 1, 2, 4, … 15 seconds.
    timer = setTimeout(connect, 200 + Math.random() * Math.min(15000, 250 * 2 ** attempts));
  }

  function send(message) {
    if (!isOpen || socket.readyState !== 1) return false;
    socket.send(JSON.stringify({ ...message, r: revision }));
    return true;
  }

  // ---- Patches

  // `g`: an address to load; `n`: a notice; `k`: the last input that was heard; `r`: the revision that `h`, the whole
  // screen (with `b` in other numbers), or `o`, its changes, lead to; `l`: its location; `d` and `w`: the texts of this
  // script, and of what is outside of the screen, in another language.
  function receive({ g, n, d, w, k, r, h, b, o, l }) {
    marks.add("live");
    if (g) return location.assign(g);
    if (n != null) say(n);
    Object.assign(data, d);
    w?.forEach(apply);
    // A window that was brought back may have heard less.
    if (k !== undefined) heard = k;
    if (r === undefined) return;
    const focus = remember(), y = scrollY, before = children();
    if (h !== undefined) {
      const fresh = parse(h);
      // The window was brought back: another script gives the elements of the same place its numbers.
      if (b && renumber(main, fresh, l, depth)) shown = main.lastElementChild.id;
      morphChildren(main, fresh, true);
    } else if (o) {
      if (r !== revision + 1) return socket.close();
      o.forEach(apply);
    }
    // The script that sends files says it, too.
    data.revision = revision = r;
    restore(focus);
    const wasShown = shown;
    if (l) arrive(l, y);
    if (shown === wasShown) follow(before, y);
    watchEnds();
    // What sends files is a script of its own.
    if (main.querySelector("[type=file]")) import(data.files);
  }

  // A child screen that takes another's place is where the user left it.
  const children = () => list("[data-s]").map((child) => child.dataset.s);
  const places = {};
  function follow(before, y) {
    const now = children(), isGone = (name) => !now.includes(name);
    before.forEach((name) => { places[depth + name] = y; });
    const fresh = now.find((name) => !before.includes(name));
    if (fresh && before.some(isGone)) scrollTo(0, places[depth + fresh] ?? 0);
  }

  const container = (node) =>
    [...node.children].find((child) => child.hasAttribute("data-c")) ?? node;
  // The one place where text becomes HTML: the host's, which escapes what people write.
  const rules = { createHTML: String };
  const policy = window.trustedTypes?.createPolicy("sillar", rules) ?? rules;
  function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = policy.createHTML(html);
    return template.content;
  }

  function apply([operation, id, a, b]) {
    const node = element(id);
    if (!node) return;
    switch (operation) {
      case "t": node.textContent = a; break;
      case "u": become(node, parse(a).firstElementChild); break;
      case "a": syncAttributes(node, parse(a).firstElementChild); break;
      case "r": node.remove(); break;
      case "m": container(node).insertBefore(element(b), a ? element(a) : null); break;
      case "i": container(node).insertBefore(parse(b), a ? element(a) : null);
    }
  }

  // Makes a node's shell like another's and keeps the children in its container.
  function become(node, fresh) {
    if (node.tagName !== fresh.tagName) {
      const kept = container(node);
      if (kept !== node) container(fresh).append(...kept.childNodes);
      return node.replaceWith(fresh);
    }
    syncAttributes(node, fresh);
    morphChildren(node, fresh, false);
  }

  // `deep`: containers too, because the fresh tree is whole.
  function morphChildren(node, fresh, deep) {
    const wanted = [...fresh.childNodes];
    wanted.forEach((child, index) => {
      let old = node.childNodes[index];
      if (child.id) {
        const known = element(child.id);
        if (known && known.parentNode === node && known !== old) node.insertBefore(known, old);
        old = node.childNodes[index];
      }
      if (!old || old.nodeType !== child.nodeType || old.tagName !== child.tagName
        || (child.id || old.id) && child.id !== old.id) {
        node.insertBefore(child, old ?? null);
      } else if (old.nodeType === 1) {
        syncAttributes(old, child);
        if (deep || !child.hasAttribute("data-c")) morphChildren(old, child, deep);
      } else if (old.data !== child.data) {
        old.data = child.data;
      }
    });
    while (node.childNodes.length > wanted.length) node.lastChild.remove();
  }

  function syncAttributes(node, fresh) {
    for (const { name } of [...node.attributes]) {
      if (!fresh.hasAttribute(name) && name !== "inert") node.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    // What the user has entered is theirs until the window has heard all of it.
    if (sent > heard) return;
    if ("checked" in node) node.checked = fresh.checked;
    if ("selected" in node) node.selected = fresh.selected;
    // The files of a field are no attribute.
    if (node.matches("textarea,input[value]")) setValue(node, fresh.value);
  }

  function setValue(field, value) {
    if (field.value === value) return;
    const { selectionStart: start, selectionEnd: end } = field;
    field.value = value;
    if (field === document.activeElement && start !== null) field.setSelectionRange(start, end);
  }

  // ---- What a patch must not disturb

  const controls = () => list("button,input,select,textarea");
  const focusOn = (node) => node.focus({ preventScroll: true });
  function remember() {
    const field = document.activeElement;
    if (!field || field === body) return null;
    const chain = [];
    for (let node = field; node && node !== main; node = node.parentElement) chain.push(node);
    return { field, chain, all: controls(), start: field.selectionStart, end: field.selectionEnd };
  }

  function restore(focus) {
    if (!focus || document.activeElement === focus.field) return;
    // What had the focus may have gone: Tab then goes on from where it was.
    const { field, all } = focus, next = focus.chain.find((node) => main.contains(node));
    if (!next) return;
    // A new control in its place takes the focus.
    const twin = controls()[all.indexOf(field)];
    if (next !== field) {
      if (twin && !all.includes(twin)) return focusOn(twin);
      if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
    }
    focusOn(next);
    if (next === field && focus.start != null) next.setSelectionRange(focus.start, focus.end);
  }

  // ---- Where the window is

  const here = (place) => place.pathname + place.search;
  const mark = (more, path) => history.replaceState({ ...history.state, ...more }, "", path);

  function arrive(place, y) {
    const top = main.lastElementChild;
    [...main.children].forEach((screen) => { screen.inert = screen !== top; });
    document.title = place.t && place.t !== data.app ? place.t + " · " + data.app : data.app;
    backward.hidden = place.d + place.m < 2;
    // What keeps the device awake is a script of its own.
    if (marks.toggle("awake", place.a)) import(data.awake);
    const state = { d: place.d, w: data.window }, { d: at = depth, b: below = 0 } = history.state ?? {};
    // A link may have led straight to a deeper screen: what lies below it in the history is another's.
    const steps = Math.min(at - place.d, below);
    if (place.d > depth) {
      mark({ y });
      for (let level = depth + 1; level <= place.d; level++) {
        history.pushState({ ...state, d: level, b: below + level - depth }, "", place.p);
      }
    } else if (place.d < depth && steps > 0) {
      // The page that comes is told its address when the browser has got there.
      pops += 1;
      awaited = { state, path: place.p };
      history.go(-steps);
    } else if (at < place.d) {
      // The user went back and the coordinator said no.
      history.pushState({ ...state, b: below + 1 }, "", place.p);
    } else if (here(location) !== place.p || at !== place.d) {
      mark(state, place.p);
    }
    depth = place.d;
    if (top && top.id !== shown) {
      const isReturn = place.d < shownDepth, wasModal = shownModals > 0 && place.d === shownDepth;
      shown = top.id;
      shownDepth = place.d;
      shownModals = place.m;
      // A screen that comes back is where it was; a modal leaves the page where it is.
      if (place.m === 0 && !wasModal && !pops) scrollTo(0, isReturn ? history.state?.y ?? 0 : 0);
      announce(top);
    }
  }
  let shown = main.lastElementChild?.id, shownDepth = depth, shownModals = 0;

  // A new screen takes the focus, so that the keyboard and a screen reader go on there.
  function announce(screen) {
    const target = screen.matches(".modal")
      ? screen.querySelector("[data-c] button, [data-c] input") ?? screen
      : screen.querySelector("h1") ?? screen;
    if (!target.matches("button, input, select, textarea")) target.tabIndex = -1;
    focusOn(target);
  }

  addEventListener("popstate", (event) => {
    if (pops > 0) {
      pops -= 1;
      if (awaited) mark(awaited.state, awaited.path);
      awaited = undefined;
      return scrollTo(0, history.state?.y ?? 0);
    }
    const { w, d } = event.state ?? {}, isBack = w === data.window && d < depth;
    if (!send(isBack ? { b: d } : { o: here(location).slice(base.length) || "/" })) {
      offline();
    }
  });

  // ---- Events

  // A field's name is `f` and the number of its node.
  const fieldID = ({ name }) => +name.slice(1) || 0;
  const entered = new Map();

  function enter(field) {
    const id = fieldID(field);
    if (!id) return;
    const value = field.type === "checkbox" ? String(field.checked) : field.value;
    field.n = sent += 1;
    entered.set(id, field);
    send({ e: id, v: value, n: sent });
  }

  // What was typed without a connection, or was on its way when one broke, is sent when there is one again.
  function resend() {
    const fields = [...entered.values()];
    entered.clear();
    fields.filter((field) => field.isConnected && field.n > heard).forEach(enter);
  }

  function offline() { say(data.unsent); connect(); }

  function tap(id) {
    if (!send(id === "back" ? { b: depth - 1 } : { e: +id })) offline();
  }

  on("input", ({ target }) => { if (isLive() && target.type !== "file") enter(target); });

  on("click", (event) => {
    if (!isLive() || event.defaultPrevented) return;
    const button = event.target.closest("button[name=e]");
    if (button) {
      event.preventDefault();
      return tap(button.value);
    }
    const link = event.target.closest("a[href]");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      || link.target || link.origin !== location.origin || link.hash) return;
    if (!(link.pathname + "/").startsWith(base + "/")) return;
    event.preventDefault();
    if (!send({ o: here(link).slice(base.length) || "/" })) location.assign(link.href);
  });

  on("submit", (event) => { if (isLive()) event.preventDefault(); });

  on("keydown", (event) => {
    if (!isLive() || event.isComposing) return;
    if (event.key === "Enter" && event.target.matches("input:not([type=checkbox],[type=file])")) {
      event.preventDefault();
      if (event.target.hasAttribute("data-submit")) tap(fieldID(event.target));
    } else if (event.key === "Escape" && main.querySelector(".modal")) {
      event.preventDefault();
      tap("back");
    }
  });

  // The end of a list asks for more as it comes near.
  const ends = "IntersectionObserver" in window && new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && isOpen) {
        ends.unobserve(target);
        tap(target.value);
      }
    }
  }, { rootMargin: "600px" });
  function watchEnds() {
    if (!ends) return;
    ends.disconnect();
    list("[data-end]:not([disabled])").forEach((end) => ends.observe(end));
  }

  // What deals with a picture that could not be had is a script of its own.
  const fail = (image) => image.src && import(data.pictures).then((script) => script.fail(image, data.none));
  on("error", ({ target }) => fail(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) fail(image);

  // Closed for good, or left for another page. Before the script has taken over, a form may still need the window.
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted && !hasEnded && isLive())
      navigator.sendBeacon(base + "/-/windows/" + data.window + "/end");
  });
  addEventListener("online", connect);
  addEventListener("pageshow", connect);
  on("visibilitychange", () => { send({ h: document.hidden }) || connect(); });

  history.scrollRestoration = "manual";
  // The socket's request and the next page's bring it along.
  document.cookie =
    "zone=" + Intl.DateTimeFormat().resolvedOptions().timeZone + ";path=/;max-age=31536000;samesite=lax";
  mark({ d: depth, w: data.window }, data.path);
  connect();
})();
