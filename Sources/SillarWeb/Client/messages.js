// The messages of a socket, in the order in which they come. Long ones are compressed (gzip) where the browser can unpack
// them, which takes a moment: what comes meanwhile waits, the socket's end too.

// The parameter of a socket's address that says so.
export const packing = "DecompressionStream" in window ? { z: 1 } : {};

const unpacked = (data) => new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).json();

export function listen(socket, receive, close) {
  let last = Promise.resolve();
  // An error in one is no reason to leave out the next.
  const inTurn = (work) => { last = last.then(work).catch((error) => setTimeout(() => { throw error; })); };
  socket.onmessage = ({ data }) => inTurn(async () => {
    receive(typeof data === "string" ? JSON.parse(data) : await unpacked(data));
  });
  socket.onclose = (event) => inTurn(() => close(event));
}
