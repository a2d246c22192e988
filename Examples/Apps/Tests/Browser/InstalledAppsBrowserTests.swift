import Chromium
import Foundation
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Each app as a person has it on their device, with its icon.
  @Suite(.timeLimit(.minutes(3))) struct InstalledAppsBrowserTests {
    struct App: Sendable {
      let path: String
      let name: String
      /// A screen below the first one.
      let place: String

      static let all = [
        App(path: "trivia", name: "Trivia", place: "/preferences"),
        App(path: "movies", name: "Movies", place: "/movie/603"),
        App(path: "market", name: "Market", place: "/product/moka-pot"),
        App(path: "market-argentina", name: "Market Argentina", place: "/product/moka-pot"),
        App(path: "corner-shop", name: "Corner Shop", place: "/product/moka-pot"),
        App(path: "wallet", name: "Wallet", place: "/preferences"),
        App(path: "homeowner", name: "Homeowner", place: "/preferences"),
        App(path: "pro", name: "Pro", place: "/preferences"),
      ]
    }

    @Test
    func
      `each app starts from an icon of its own, under its name, on the screen where it was left`()
      async throws
    {
      try await AllApps.run { apps in
        try await Browser.run { browser in
          let profile = try await browser.profile()
          for app in App.all {
            let root = "http://127.0.0.1:\(apps.port)/\(app.path)"
            let page = try await profile.newPage()
            try await page.openLive(root + "/")
            let installed = try await page.install()
            #expect(installed.name == app.name)
            try await expectIcon(installed.icon, page, app)
            try await page.openLive(root + app.place)
            try await page.waitUntilKept()
            let left = try await page.evaluate(Self.state)
            try await page.close()
            let window = try await installed.launch()
            try await window.waitUntilLive()
            try await window.waitUntil("\(Self.state) === \(left.text)")
            let isAlone = "matchMedia('(display-mode: standalone)').matches"
            #expect(try await window.evaluate(isAlone) == true)
            try await window.close()
          }
        }
      }
    }

    /// On a slow line the app shows the screen that the device has kept.
    @Test(arguments: [("movies", Duration.milliseconds(500)), ("market", .zero)])
    func `an app that is started from its icon stands at the row where its list was left`(
      app: String, delay: Duration
    ) async throws {
      try await AllApps.run { apps in
        let cable = try Cable(to: apps.port)
        try await Browser.run { browser in
          let page = try await browser.profile().newPage()
          try await page.openLive("http://127.0.0.1:\(cable.port)/\(app)/")
          let installed = try await page.install()
          try await page.close()
          let window = try await installed.launch()
          try await window.waitUntilLive()
          try await window.waitUntilKept()
          try await window.waitUntil("document.body.dataset.places")
          _ = try await window.settledLayout
          try await window.evaluate("scrollBy(0, 300)")
          try await window.waitUntil("document.body.dataset.top > '1'")
          let before = try await window.evaluate("document.body.dataset.top").string ?? ""
          let place = try await window.evaluate("scrollBy(0, 700), scrollY").int ?? 0
          #expect(place > 700)
          // A busy browser ends a page without asking it: what is certain is what was noted while it was there.
          try await window.waitUntil("document.body.dataset.top !== '\(before)'")
          let left = try await window.evaluate(
            "[document.body.dataset.top, \(Self.state)].join(' ')")
          try await window.close()
          cable.slow(down: .init(delay: delay))
          let next = try await installed.launch()
          try await next.waitUntilLive()
          // At the row that was at the top: a part of it may have been above the view.
          let stands = try await eventually(within: .seconds(30)) {
            try await next.evaluate("Math.abs(scrollY - \(place)) < 120").bool == true
          }
          let now = try await next.evaluate(
            "[scrollY, document.body.dataset.top, \(Self.state)].join(' ')")
          #expect(stands, "\(place) \(left): \(now)")
          try await next.close()
        }
      }
    }

    private static let state =
      "[document.body.dataset.window, location.pathname].join(' ')"

    /// Compares what the desktop shows with what the app's manifest names, both as small squares.
    private func expectIcon(_ icon: Data, _ page: Page, _ app: App) async throws {
      let difference = try await page.evaluate(
        """
        (async () => {
          const manifest = document.querySelector('link[rel=manifest]').href;
          const { icons } = await (await fetch(manifest)).json();
          const own = icons.find(({ type, purpose }) => type === 'image/png' && purpose === 'any').src;
          const points = async (blob) => {
            const pen = new OffscreenCanvas(32, 32).getContext('2d');
            pen.drawImage(await createImageBitmap(blob), 0, 0, 32, 32);
            return pen.getImageData(0, 0, 32, 32).data;
          };
          const bytes = Uint8Array.from(atob('\(icon.base64EncodedString())'), (one) => one.charCodeAt(0));
          const shown = await points(new Blob([bytes], { type: 'image/png' }));
          const named = await points(await (await fetch(own)).blob());
          return shown.reduce((sum, one, index) => sum + Math.abs(one - named[index]), 0) / shown.length;
        })()
        """)
      #expect((difference.double ?? 255) < 3, "\(app.name): \(difference)")
    }
  }
}
