// A button over the still of a video. Once it is pressed, the player of the video's site is in its place. Nothing is loaded from
// there before.
export function show(place, value) {
  const button = document.createElement("button"), play = document.createElement("b"), note = document.createElement("small");
  button.type = "button";
  button.append(play, note);
  // The still is in the page.
  place.append(document.createElement("slot"), button);
  let shown = value, frame;

  // A frame that has left the document would load anew, and play, when its screen comes back.
  const room = new ResizeObserver(() => frame?.isConnected || stop());

  function stop() {
    room.disconnect();
    frame?.replaceWith(button);
    frame = undefined;
  }

  button.onclick = () => {
    const address = new URL(shown.player);
    address.searchParams.set("autoplay", "1");
    frame = document.createElement("iframe");
    frame.title = shown.title;
    frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    // Players play for pages that say where they are. The frame may lead this page nowhere.
    frame.referrerPolicy = "strict-origin";
    frame.sandbox = "allow-scripts allow-same-origin allow-popups allow-presentation";
    frame.src = address;
    button.replaceWith(frame);
    frame.focus();
    room.observe(frame);
  };

  function update(value) {
    if (value.player !== shown.player) stop();
    shown = value;
    play.textContent = value.play;
    note.textContent = value.note;
    if (frame) frame.title = value.title;
  }

  update(value);
  return { update, end: stop };
}
