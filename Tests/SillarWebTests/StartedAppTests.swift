import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The pages of windows that go on while a page of them is on its way.
@Suite struct StartedAppTests {
  /// A person has left the page before what they did was sent, and starts the app at the address that the device has noted.
  @Test(arguments: [true, false])
  func
    `an address that names a window leads to where that is with the script, and without it there`(
      _ runsScript: Bool
    ) async throws
  {
    let app = try ScriptedApp { path, navigator in
      func screen(_ path: String) -> Screen {
        Screen(path, path: path, ScriptedPresenter(0)) { _ in Text("At \(path)", .title) }
      }
      switch path {
      case "/": navigator.replaceAll(with: [screen("/")])
      case "/a": navigator.push(screen(path))
      default: return false
      }
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      if runsScript { browser.set(cookie: "zone", "Europe/Madrid") }
      let socket = try await browser.socket(page)
      try await socket.send(#"{"o":"/a","n":1}"#)
      _ = try await socket.next { $0.l?.p == "/a" }
      let started = try await browser.page("/?w=\(page.window)")
      #expect(started.window == page.window)
      #expect(started.path == (runsScript ? "/a" : "/"))
      #expect(started.element("At \(started.path)") != "")
    }
  }

  @Test func `a page that was made before a text came from the page before it gets the text`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      func socket(_ page: TestPage, loadedAt time: Int) async throws -> TestSocket {
        try await browser.socket(query: "w=\(page.window)&r=\(page.revision)&t=\(time)")
      }
      let before = try await socket(page, loadedAt: 1)
      let next = try await browser.page("/?w=\(page.window)")
      let field = page.field("Name").dropFirst()
      try await before.send(#"{"e":"\#(field)","v":"Ada","n":1}"#)
      _ = try await before.next { $0.k == 1 }
      let first = try await socket(next, loadedAt: 2).next()
      #expect(first.h?.contains(#"value="Ada""#) == true)
      // A page that shows the text gets nothing.
      let last = try await browser.page("/?w=\(page.window)")
      #expect(last.html.contains(#"value="Ada""#))
      let patch = try await socket(last, loadedAt: 3).next()
      #expect(patch.h == nil && patch.o == nil)
    }
  }
}
