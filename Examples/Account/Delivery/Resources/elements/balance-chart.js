// A bar for each movement, which opens it. One bar is reached with Tab, the others with the arrow keys.
export function show(place, value, send) {
  const caption = document.createElement("p"), chart = document.createElement("div");
  // What it says of a bar, the bar says itself to a screen reader.
  caption.ariaHidden = "true";
  chart.className = "chart";
  place.append(caption, chart);

  let current;
  function choose(bar) {
    if (current) current.tabIndex = -1;
    current = bar;
    bar.tabIndex = 0;
    caption.textContent = bar.ariaLabel;
  }

  function add(id) {
    const bar = document.createElement("button");
    bar.append(document.createElement("span"));
    [bar.type, bar.tabIndex] = ["button", -1];
    bar.dataset.id = id;
    bar.onfocus = bar.onpointerenter = () => choose(bar);
    bar.onclick = () => send({ movement: id });
    return bar;
  }

  function update({ bars }) {
    const old = new Map([...chart.children].map((bar) => [bar.dataset.id, bar]));
    const highest = Math.max(1, ...bars.map(({ balance }) => balance));
    bars.forEach(({ id, balance, text }, index) => {
      const bar = old.get(id) ?? add(id);
      old.delete(id);
      bar.ariaLabel = text;
      bar.firstChild.style.blockSize = Math.max(2, balance / highest * 100) + "%";
      // A bar that stays in its place keeps the focus.
      if (chart.children[index] !== bar) chart.insertBefore(bar, chart.children[index] ?? null);
    });
    for (const bar of old.values()) bar.remove();
    choose(current?.isConnected ? current : chart.lastElementChild);
  }

  chart.onkeydown = (event) => {
    const { key, target } = event, steps = {
      Home: chart.firstElementChild, End: chart.lastElementChild,
      ArrowLeft: target.previousElementSibling, ArrowRight: target.nextElementSibling,
    };
    if (!(key in steps)) return;
    event.preventDefault();
    steps[key]?.focus();
  };

  update(value);
  return { update };
}
