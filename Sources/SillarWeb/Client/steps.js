// The part of the script that shows the next number of a stepper at the tap, on pages that are live. Once the window has answered, its own
// number is shown: also where it has refused the step.
const main = document.getElementById("0");
// How long a number may come after the answer.
const patience = 500;
// The steppers under way: `said` is the window's number, `shown` the page's.
const under = new Map();

// Writes the page's own number: in two nodes, so that the window's is seen to come, also where it is the same.
function write(number, step) {
  number.replaceChildren(step.shown, "");
  step.observer.takeRecords();
}

main.addEventListener("click", ({ target }) => {
  const button = target.closest?.(".s-stepper > button"), stepper = button?.parentNode, number = stepper?.children[1];
  if (!button || !/^\d+$/.test(number.textContent)) return;
  let step = under.get(stepper);
  if (!step) {
    step = { said: number.textContent, observer: new MutationObserver((changes) => look(stepper, number, changes)) };
    under.set(stepper, step);
    step.observer.observe(stepper, { attributes: true, attributeFilter: ["aria-busy"], childList: true, characterData: true, subtree: true });
  }
  clearTimeout(step.timer);
  step.shown = String(+number.textContent + (button === stepper.firstElementChild ? -1 : 1));
  write(number, step);
});

function look(stepper, number, changes) {
  const step = under.get(stepper), hasSaid = changes.some(({ type }) => type !== "attributes");
  if (hasSaid) step.said = number.textContent;
  clearTimeout(step.timer);
  if (!stepper.querySelector("[aria-busy=true]")) {
    step.timer = setTimeout(() => end(stepper, number), hasSaid ? 0 : patience);
  } else {
    // Of a step before the last.
    write(number, step);
  }
}

function end(stepper, number) {
  const { said, observer } = under.get(stepper);
  observer.disconnect();
  under.delete(stepper);
  if (number.textContent !== said) number.textContent = said;
}
