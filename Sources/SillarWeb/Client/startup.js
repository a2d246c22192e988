// The part of the script that draws what an installed app shows on iOS while it starts: its icon on the page's ground. Safari makes none of
// the manifest: it takes the pictures that a page names when somebody puts it on the home screen (Apple, "Configuring Web Applications").
const { head, body } = document, { screen, devicePixelRatio: scale } = window;
const make = (name, values) => Object.assign(document.createElement(name), values);

// A picture has to be as large as the display, whose sides Safari may name as the device is held.
function draw(icon, orientation) {
  const [short, long] = [screen.width, screen.height].map((side) => side * scale).sort((one, other) => one - other);
  const [width, height] = orientation === "portrait" ? [short, long] : [long, short];
  const canvas = make("canvas", { width, height }), picture = canvas.getContext("2d"), side = 128 * scale;
  picture.fillStyle = getComputedStyle(body).backgroundColor;
  picture.fillRect(0, 0, width, height);
  const place = [(width - side) / 2, (height - side) / 2, side, side];
  // With the corners of the icon on the home screen.
  picture.roundRect(...place, side * 0.22);
  picture.clip();
  picture.drawImage(icon, ...place);
  head.append(make("link", { rel: "apple-touch-startup-image", media: `(orientation: ${orientation})`, href: canvas.toDataURL() }));
}

const icon = new Image();
icon.onload = () => {
  // Without it iOS takes none.
  head.append(make("meta", { name: "apple-mobile-web-app-capable", content: "yes" }));
  for (const orientation of ["portrait", "landscape"]) draw(icon, orientation);
};
icon.src = (document.querySelector("[rel=apple-touch-icon]") ?? document.querySelector("[rel=icon]")).href;
