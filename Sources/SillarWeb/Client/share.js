// The part of the script that shares the address of a link: the device says with what (W3C, Web Share), or the address is copied.
const words = hostData;

const notice = document.getElementById("notice");

export async function share({ href: url }) {
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    notice.textContent = words.copied;
    setTimeout(() => { if (notice.textContent === words.copied) notice.textContent = ""; }, 5000);
  } catch ({ name }) {
    // Somebody who closes the list of the device has decided.
    if (name !== "AbortError") notice.textContent = url;
  }
}
