// The part of the script that writes what the window answers into the field in which somebody types, as the browser's editing does: its
// undo goes on.
const mostTyped = 100;
// What somebody had typed each time, by field: undo and redo go past it, to what the window had.
const typed = new WeakMap();
let isWriting = false;

// Returns false if the browser could not.
document.getElementById("0").edit = (field, text) => {
  const { value } = field, most = Math.min(value.length, text.length), all = typed.get(field) ?? new Set();
  let start = 0, end = 0;
  while (start < most && value[start] === text[start]) start += 1;
  while (start + end < most && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  const fresh = text.slice(start, text.length - end);
  if (all.size >= mostTyped) all.clear();
  // A text that is taken away may come back.
  if (text) typed.set(field, all.add(value));
  isWriting = true;
  field.setSelectionRange(start, value.length - end);
  document.execCommand(fresh ? "insertText" : "delete", false, fresh);
  isWriting = false;
  return field.value === text;
};

addEventListener("input", (event) => {
  const { target, inputType } = event, way = /^history(Undo|Redo)$/.exec(inputType)?.[1];
  const isPast = way && typed.get(target)?.has(target.value);
  if (isWriting || isPast) event.stopImmediatePropagation();
  if (!isPast) return;
  const { value } = target;
  setTimeout(() => {
    if (target === document.activeElement && target.value === value) document.execCommand(way);
    // There was nothing before.
    if (target.value === value) target.dispatchEvent(new Event("change", { bubbles: true }));
  });
}, true);
