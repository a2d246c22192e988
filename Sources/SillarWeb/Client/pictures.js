// The part of the script that handles pictures that fail to load, for pages that have such a picture.
//
// It asks the host if a picture may come later, because an `img` element does not tell.

// Another state of the host may have the picture: 5xx is asked again, after 1 to 2 seconds at first and 1 to 2
// minutes in the end. All else is final.
export async function fail(image) {
  const { src, classList } = image;
  // One that the host has, and that the browser cannot show, is lost too.
  let status = image.lost === src ? 404 : 503, wait = 500;
  image.lost = src;
  classList.add("broken");
  while (status > 499) {
    // Only the host's own pictures may be asked for; one from elsewhere is tried once more.
    status = src.startsWith(location.origin)
      ? await fetch(src).then((answer) => answer.status, () => 503) : 200;
    if (image.src !== src || !image.isConnected) return;
    if (status === 200) return image.src = src;
    wait = Math.min(2 * wait, 60000);
    if (status > 499) await new Promise((go) => setTimeout(go, wait * (1 + Math.random())));
  }
  classList.replace("broken", "missing");
  image.alt ||= hostData.none;
}
document.addEventListener("load", ({ target }) => {
  target.lost = "";
  target.classList.remove("broken", "missing");
}, true);
