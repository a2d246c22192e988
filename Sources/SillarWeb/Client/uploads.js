// The part of the script that sends files. The page's script loads it when there is a file field.

// Says which files have been chosen, then sends each in a request of its own, a few at once. How far they have
// come, and what is refused, the window shows.
const body = document.body, data = body.dataset, main = document.getElementById("0");
const notice = document.getElementById("notice");
const token = main.parentNode.elements.token;
const waiting = [], offered = new WeakSet(), wanted = new Set();
let sending = 0, atOnce = 1;

function ask(method, address, content, prepare) {
  return new Promise((answer) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader("Form-Token", token.value);
    request.onloadend = () => answer(request);
    if (prepare) prepare(request);
    request.send(content);
  });
}

// `wait`: how long a host that does not answer as one is left alone.
async function offer(field, wait = 2000) {
  const files = [...field.files];
  if (files.length === 0 || offered.has(field)) return;
  offered.add(field);
  const message = {
    field: field.name.slice(1), files: files.map(({ name, size, type }) => ({ name, size, type })),
    // The revision that the page shows.
    revision: +data.revision,
  };
  const answer = await ask(
    "POST", data.base + "/-/windows/" + data.window + "/files", JSON.stringify(message));
  offered.delete(field);
  // What was chosen stays chosen until there is a connection, of which the page's script tells, or a host, also where something before it
  // answers in its place; until that has the window again, and a place.
  const { status } = answer;
  if ([0, 410, 429].includes(status) || status > 499) {
    if (status === 429) notice.textContent = data.waiting;
    const next = status === 410 || status > 499 ? Math.min(2 * wait, 30000) : 2000;
    setTimeout(() => { if (field.isConnected && body.classList.contains("live")) offer(field, next); }, wait);
    return;
  }
  if (notice.textContent === data.waiting) notice.textContent = "";
  field.value = "";
  // The field has another label than the user saw: the answer says so.
  if (answer.status === 409) notice.textContent = answer.responseText;
  if (answer.status !== 200) return;
  const places = JSON.parse(answer.responseText);
  atOnce = places.atOnce;
  places.files.forEach((place, index) => {
    if (!place) return;
    const known = { ...place, file: files[index] };
    waiting.push(known);
    wanted.add(known);
  });
  look();
  sendNext();
}

// A file is shown as long as it is wanted. The patch that shows it may come before or after the answer.
function look() {
  for (const place of wanted) {
    const isShown = !!document.getElementById(place.row);
    if (place.wasShown && !isShown) {
      wanted.delete(place);
      if (place.request) place.request.abort();
    }
    place.wasShown = place.wasShown || isShown;
  }
}
new MutationObserver(look).observe(main, { childList: true, subtree: true });

function sendNext() {
  while (sending < atOnce && waiting.length > 0) {
    const place = waiting.shift();
    if (wanted.has(place)) sendOne(place);
  }
}

async function sendOne(place) {
  sending += 1;
  const answer = await ask("PUT", place.put, place.file, (request) => { place.request = request; });
  sending -= 1;
  // The host has not yet seen that another has ended.
  if (answer.status === 429) {
    waiting.unshift(place);
    setTimeout(sendNext, 500);
    return;
  }
  wanted.delete(place);
  sendNext();
}

const offerAll = () => {
  if (body.classList.contains("live")) main.querySelectorAll("[type=file]").forEach((field) => offer(field));
};
document.addEventListener("change", (event) => { if (event.target.type === "file") offerAll(); });
// One may have been faster than this script.
offerAll();
