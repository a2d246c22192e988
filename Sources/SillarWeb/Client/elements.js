// The part of the script that shows elements of modules' own, for pages that have one. Each has a script of its module, and draws in a
// shadow tree, which no patch reaches, and out of which no style leads. Its fallback is in the page, and shown until then.

// The most bytes of an input; the window has the same limit.
const most = 8192;
// The elements in the page, and in screens that it keeps.
const shown = new Map();

// Makes the elements like the page's. `covered`: the screens that are out of the document; `enter` takes a node and an input as JSON.
export function look(covered, enter) {
  for (const [node, element] of shown) {
    const isKept = node.isConnected || [...covered.values()].some((screen) => screen.contains(node));
    if (!isKept || node.dataset.form !== element.address) end(node, element);
  }
  for (const node of document.querySelectorAll("[data-form]")) {
    const element = shown.get(node);
    if (!element) start(node, enter);
    else if (element.place && element.value !== node.dataset.value) draw(node, element);
  }
}

async function start(node, enter) {
  const { form: address, look } = node.dataset, element = { address }, isGone = () => shown.get(node) !== element;
  shown.set(node, element);
  element.send = (input) => {
    if (isGone() || node.ariaDisabled) return;
    const json = JSON.stringify(input) ?? "null";
    if (new Blob([json]).size > most) throw new RangeError(`An input has at most ${most} bytes as JSON: ${address}`);
    enter(node, json);
  };
  const root = showFallback(node);
  try {
    const script = import(address);
    if (look) await styled(root, look);
    element.show = (await script).show;
  } catch (error) {
    // The next patch tries again.
    if (!isGone()) shown.delete(node);
    throw error;
  }
  if (isGone()) return;
  const place = element.place = document.createElement("div");
  // The page knows the element alone: the focus goes back to the control in it that had it.
  place.addEventListener("focusin", ({ target }) => { node.focus = (options) => target.focus(options); });
  root.querySelector("slot").replaceWith(place);
  draw(node, element);
  // With the receipt of its inputs the form shows what the window has: also where that has refused one, or somebody has taken one back.
  new MutationObserver(() => {
    if (!isGone() && element.place && !node.ariaBusy && element.form?.update) draw(node, element);
  }).observe(node, { attributeFilter: ["aria-busy"] });
}

function showFallback(node) {
  const root = node.shadowRoot ?? node.attachShadow({ mode: "open" });
  root.replaceChildren(document.createElement("slot"));
  return root;
}

const styled = (root, address) => new Promise((done) => {
  const link = document.createElement("link");
  [link.rel, link.onload, link.onerror] = ["stylesheet", done, done];
  link.href = address;
  root.prepend(link);
});

// A form that cannot change what it shows is shown anew. An error in one is no reason to leave out the next.
function draw(node, element) {
  const { place, form } = element;
  element.value = node.dataset.value;
  try {
    const value = JSON.parse(element.value);
    if (form?.update) return form.update(value);
    form?.end?.();
    place.replaceChildren();
    element.form = element.show(place, value, element.send);
  } catch (error) {
    element.place = undefined;
    showFallback(node);
    reportError(error);
  }
}

function end(node, { form }) {
  shown.delete(node);
  delete node.focus;
  showFallback(node);
  try { form?.end?.(); } catch (error) { reportError(error); }
}
