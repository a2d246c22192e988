// Makes the screen like the window's.
import { element, list, main } from "./document.js";
import { fieldInUse, sync } from "./fields.js";

export const container = (node) => [...node.children].find((child) => child.hasAttribute("data-c")) ?? node;

// The one place where text becomes HTML: the host's, which escapes what people write.
const rules = { createHTML: String, createScriptURL: String };
const policy = window.trustedTypes?.createPolicy("sillar", rules) ?? rules;
export const scriptAddress = (address) => policy.createScriptURL(address);
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = policy.createHTML(html);
  name(template.content);
  return template.content;
}

// Gives elements the names that the host leaves out: a control says its own; an item that begins with one has it without the last step;
// what is in a control is counted.
export function name(root) {
  for (const control of list("[name=e]:not([id],[data-end],noscript *),[data-e]", root)) {
    const id = control.id = control.dataset.e ?? control.value, item = control.parentNode;
    if (item.localName === "li") item.id ||= id.slice(0, id.lastIndexOf("."));
    count(control);
  }
}

function count(node) {
  [...container(node).children].forEach((child, index) => {
    child.id ||= node.id + "." + index;
    count(child);
  });
}

// The screens that others cover, by name, and those that somebody has left by going back, by depth: out of the document, as they
// were.
export const covered = new Map(), gone = new Map();

function drop() {
  covered.clear();
  gone.clear();
}

export function whole(html) {
  drop();
  morphChildren(main, parse(html), true);
}

export function apply(change) {
  // The most frequent one, a text, has no letter.
  const [operation, id, a, b] = change[0].length > 1 ? ["t", ...change] : change;
  if (operation === "d") return drop();
  const node = covered.get(id) ?? element(id);
  if (!node) return;
  switch (operation) {
    case "t": node.textContent = a; break;
    case "u": become(node, parse(a).firstElementChild); break;
    case "a": syncAttributes(node, parse(a).firstElementChild); break;
    case "c": covered.set(id, node); node.remove(); break;
    case "r": covered.delete(id); node.remove(); break;
    case "b": covered.delete(id); main.insertBefore(node, child("", a)); break;
    case "m": move(node, node.parentNode, child(id.slice(0, id.lastIndexOf(".") + 1), a)); break;
    case "i": container(node).insertBefore(parse(b), child(id === "0" ? "" : id + ".", a));
  }
}

// The element with the last step of its name, of which the others are before; null for none.
const child = (before, step) => step ? element(before + step) : null;

// Puts a node before another of the same parent. A field in use stays where it is: its siblings make way.
function move(node, parent, before) {
  const field = fieldInUse();
  if (!field || !node.contains(field) || node.parentNode !== parent) return parent.insertBefore(node, before);
  const siblings = [...parent.childNodes], from = siblings.indexOf(node);
  const to = before ? siblings.indexOf(before) : siblings.length;
  if (to > from) node.before(...siblings.slice(from + 1, to));
  else node.after(...siblings.slice(to, from));
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
      if (known && known.parentNode === node && known !== old) move(known, node, old);
      old = node.childNodes[index];
    }
    if (!old || old.nodeType !== child.nodeType || old.tagName !== child.tagName
      || (child.id || old.id) && child.id !== old.id) {
      node.insertBefore(child, old ?? null);
    } else if (old.nodeType === 1) {
      syncAttributes(old, child);
      if (deep || !child.hasAttribute("data-c")) morphChildren(old, child, deep);
      if (old.options) sync(old, child);
    } else if (old.data !== child.data) {
      old.data = child.data;
    }
  });
  while (node.childNodes.length > wanted.length) node.lastChild.remove();
}

// What the page notes on its elements.
const own = ["inert", "aria-busy", "data-wait"];

function syncAttributes(node, fresh) {
  for (const { name } of [...node.attributes]) {
    if (!fresh.hasAttribute(name) && !own.includes(name)) node.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (node.getAttribute(name) !== value && !own.includes(name)) node.setAttribute(name, value);
  }
  if (node.matches("input,textarea")) sync(node, fresh);
}
