import Chromium
import Testing

@testable import SillarWeb

/// What iOS shows while an installed app starts. Chromium stands in for Safari on iOS, which alone says of a page if it is on the
/// home screen.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct StartupImageTests {
  private static let count =
    "document.querySelectorAll('head > [rel=apple-touch-startup-image]').length"

  private func run(
    whereStandaloneIs standalone: String?, _ test: @escaping @Sendable (Page) async throws -> Void
  ) async throws {
    try await WebFlavor.run(at: "/m") { server in
      let page = try await newPage()
      if let standalone {
        try await page.runFirst(
          "Object.defineProperty(navigator, 'standalone', { value: \(standalone) })")
      }
      try await page.openLive("http://127.0.0.1:\(server.port)/m/")
      try await test(page)
      #expect(page.consoleErrors.isEmpty)
    }
  }

  @Test
  func
    `an app on the home screen of iOS starts with its icon on its ground, in the display's size`()
    async throws
  {
    try await run(whereStandaloneIs: "false") { page in
      try await page.waitUntil("\(Self.count) === 2")
      let pictures = try await page.evaluate(Self.pictures).array
      let long = try await page.evaluate("devicePixelRatio * Math.max(screen.width, screen.height)")
      let short = try await page.evaluate(
        "devicePixelRatio * Math.min(screen.width, screen.height)")
      #expect(
        pictures.map { $0["media"].string } == [
          "(orientation: portrait)", "(orientation: landscape)",
        ])
      #expect(pictures.map { $0["width"] } == [short, long])
      #expect(pictures.map { $0["height"] } == [long, short])
      for picture in pictures {
        // Gray as the page, and the plate of the app's letter.
        #expect(picture["corner"].array.compactMap(\.int) == [246, 246, 249])
        #expect(picture["icon"] != picture["corner"])
      }
      #expect(
        try await page.evaluate(
          "document.querySelector('[name=apple-mobile-web-app-capable]').content"
        )
        .string == "yes")
      // A screen that the device keeps does without them.
      try await page.waitUntilKept("Market")
      let kept = "caches.match(location.href + '?w=' + document.body.dataset.window)"
      #expect(
        try await page.evaluate("\(kept).then((page) => page.text())").string?
          .contains("startup-image") == false)
    }
  }

  @Test(arguments: ["true", nil])
  func `an app that is started from the home screen, and each other browser, draw nothing`(
    standalone: String?
  ) async throws {
    try await run(whereStandaloneIs: standalone) { page in
      // The part that would ask for the pictures has done its work.
      try await page.waitUntil("navigator.serviceWorker.controller")
      #expect(try await page.evaluate(Self.count).int == 0)
    }
  }

  /// The page's policy keeps it from showing the pictures itself.
  private static let pictures = """
    Promise.all([...document.querySelectorAll('[rel=apple-touch-startup-image]')].map(async ({ href, media }) => {
      const bytes = Uint8Array.from(atob(href.split(',')[1]), (letter) => letter.charCodeAt());
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' })), { width, height } = image;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      const color = (x, y) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3);
      return { media, width, height, corner: color(0, 0), icon: color(width / 2 - 50 * devicePixelRatio, height / 2) };
    }))
    """
}
