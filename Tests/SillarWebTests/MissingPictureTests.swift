import Chromium
import Foundation
import Scripted
import Sillar
import Synchronization
import Testing

@testable import SillarWeb

/// The browser's display of missing pictures, and the number of its requests.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct MissingPictureTests {
  private final class Store: PictureStore {
    struct Busy: Error {}
    private let requests = Mutex<[String: Int]>([:])

    func count(_ name: String) -> Int { requests.withLock { $0[name] ?? 0 } }

    func picture(named name: String) async throws -> StoredPicture? {
      let count = requests.withLock { requests in
        requests[name, default: 0] += 1
        return requests[name] ?? 0
      }
      let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#
      switch name {
      case "gone": return nil
      case "broken": return StoredPicture(data: [1, 2, 3], contentType: "image/png")
      case "late" where count < 3: throw Busy()
      default: return StoredPicture(data: Array(svg.utf8), contentType: "image/svg+xml")
      }
    }
  }

  private func run(
    javaScript: Bool = true,
    _ test: @escaping @Sendable (Page, Store) async throws -> Void
  ) async throws {
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in
        Text("Pictures", .title)
        Picture(.stored("gone"), description: "A mug with two handles")
        Picture(.stored("gone"), description: "").style(.square)
        Picture(.stored("broken"), description: "A pen")
        Picture(.stored("late"), description: "A clock")
      }
    }
    let store = Store()
    let host = WebHost(app: app, pictures: store, logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage(javaScript: javaScript)
      try await page.open("http://127.0.0.1:\(server.port)/")
      try await test(page, store)
    }
  }

  @Test
  func `the words of a picture that is not there stand in a frame, and it is asked for no more`()
    async throws
  {
    try await run { page, store in
      try await page.waitUntil("document.querySelectorAll('img.missing').length == 3")
      // The late picture arrives after the time in which missing ones would be requested again.
      try await page.waitUntil("document.querySelector('[alt=\"A clock\"]').naturalWidth > 0")
      #expect(store.count("late") >= 3)
      // One request for the picture, and one of the script for the reason; two places show it.
      #expect(store.count("gone") <= 4)
      #expect(store.count("broken") <= 3)
      let words = try await page.evaluate(
        "[...document.querySelectorAll('img.missing')].map(i => i.alt).join()")
      #expect(words.string == "A mug with two handles,No picture,A pen")
      let areVisible = try await page.evaluate(
        """
        [...document.querySelectorAll('img.missing')].every(i => {
          const style = getComputedStyle(i), box = i.getBoundingClientRect();
          return style.opacity == 1 && style.outlineStyle == 'solid' && box.width > 60 && box.height > 60;
        })
        """)
      #expect(areVisible.bool == true)
      try await Self.look(at: page, "missing")
    }
  }

  @Test func `without the script the words of a picture stand in its place`() async throws {
    try await run(javaScript: false) { page, _ in
      try await Self.look(at: page, "missing-plain")
    }
  }

  /// Saves screenshots in the folder of the environment variable `SCREENSHOTS`.
  private static func look(at page: Page, _ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    for (viewport, device) in [(Viewport.phone, "phone"), (.desktop, "laptop")] {
      for scheme in [ColorScheme.light, .dark] {
        try await page.setViewport(viewport)
        try await page.setColorScheme(scheme)
        try await page.screenshot(
          to: URL(filePath: folder).appending(path: "\(name)-\(device)-\(scheme).png"), whole: true)
      }
    }
  }
}
