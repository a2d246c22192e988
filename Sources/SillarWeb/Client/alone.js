// The part of the script that says why a page stays as a form, after it has loaded itself three times.
const words = hostData;
export const why = (reason) => reason === "no cookie" ? words.cookies : words.alone;
