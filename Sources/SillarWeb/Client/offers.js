// The part of the script that offers notices, and switches them on and off by kind, for pages that have such a control.

let known, remember, tell;

// Shows the controls as the device is. `know` returns what it remembers, `note` changes that, `say` tells the host which kinds are on.
export function look(know, note, say) {
  [known, remember, tell] = [know, note, say];
  const isDenied = Notification.permission === "denied", { kinds = [], no = [] } = known();
  for (const node of document.querySelectorAll("[data-offer]")) {
    const { offer: kind } = node.dataset;
    // One that the browser forbids says so to the person who has just tapped it.
    node.hidden = !!kind && (kinds.includes(kind) || no.includes(kind) || isDenied && node.hidden);
    node.querySelectorAll("[role=switch]").forEach((button) => { button.ariaChecked = kinds.includes(button.dataset.kind); });
    node.querySelector("[data-denied]").hidden = !isDenied;
  }
}

// One choice at a time: the next one changes what the one before has left.
let choosing = Promise.resolve();
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-offer] button");
  if (!button) return;
  choosing = choosing.then(() => choose(button)).catch(() => {
    document.getElementById("notice").textContent = button.closest("[data-offer]").dataset.failed;
  });
});

async function choose(button) {
  const { kind } = button.dataset, { kinds = [], no = [] } = known(), isOn = kinds.includes(kind);
  if (isOn || !kind) remember({ no: [...no, kind ?? button.closest("[data-offer]").dataset.offer] });
  // The browser asks the person.
  if (kind && (isOn || await Notification.requestPermission() === "granted")) {
    await tell(isOn ? kinds.filter((other) => other !== kind) : [...kinds, kind].sort());
  }
  look(known, remember, tell);
}
