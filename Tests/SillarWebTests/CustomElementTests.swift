import Chromium
import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// Elements of modules' own, without a browser.
@Suite(.timeLimit(.minutes(1))) struct CustomElementTests {
  private static let files = [
    "shop/elements/dial.js": "export function show() {}",
    "shop/elements/dial.css": "button { color: red }", "shop/elements/other.js": "export {};",
  ]

  private func open(
    declared: [any CustomElementValue.Type] = [Dial.self],
    screen: @escaping @Sendable (Navigator) -> Screen = { _ in Dial.screen() },
    _ test: @escaping @Sendable (TestBrowser) async throws -> Void
  ) async throws {
    try await WebFlavor.run(Self.files, elements: declared, screen: screen) {
      try await test($0.browser())
    }
  }

  @Test func `a page has the fallback, the value and the addresses of script and style sheet`()
    async throws
  {
    try await open { browser in
      let page = try await browser.page("/")
      #expect(page.element("Volume: 3") != "")
      #expect(
        page.contains(
          #" role="group" aria-label="Volume" data-form="/-/shop.dial."#))
      #expect(
        page.first(#"data-value="([^"]*)""#)
          == "{&quot;level&quot;:3,&quot;unit&quot;:&quot;steps&quot;}")
      for (name, type, text) in [
        ("form", "text/javascript; charset=utf-8", "export function show() {}"),
        ("look", "text/css; charset=utf-8", "button { color: red }"),
      ] {
        let file = try await browser.get(page.first("data-\(name)=\"([^\"]*)\""))
        #expect(file.status == 200)
        #expect(file.body == text)
        #expect(file.headers["content-type"] == [type])
        #expect(file.headers["cache-control"] == ["public, max-age=31536000, immutable"])
        #expect(file.headers["x-content-type-options"] == ["nosniff"])
      }
      let part = try await browser.get(page.scriptText("elements"))
      #expect(part.status == 200 && part.body.contains("export{"))
    }
  }

  @Test func `only scripts of declared elements are served, and no other page names them`()
    async throws
  {
    try await open { browser in
      let page = try await browser.page("/")
      let address = page.first(#"data-form="([^"]*)""#)
      for path in [
        "/-/shop.other.js", "/-/resources/shop/elements/dial.js", "/-/shop.dial.js",
        address.replacing("dial", with: "other"),
      ] {
        #expect(try await browser.get(path).status == 404, "\(path)")
      }
    }
    try await open(declared: []) { browser in
      let page = try await browser.page("/")
      #expect(page.element("Volume: 3") != "")
      #expect(!page.contains("data-form=") && page.scriptText("elements") == "")
    }
  }

  @Test func `markup in a value stays a text`() async throws {
    let screen: @Sendable (Navigator) -> Screen = { _ in
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in
        CustomElement("Volume", Dial(1, unit: #""><script>"#)) {}
      }
    }
    try await open(screen: screen) { browser in
      let page = try await browser.page("/")
      #expect(!page.contains("<script>"))
      #expect(page.contains(#"\&quot;&gt;&lt;script&gt;"#))
    }
  }

  @Test func `an input is done once, and one that is not the element's is refused and explained`()
    async throws
  {
    try await open { browser in
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let dial = page.first(#"<div id="([\w.-]+)"[^>]*data-form"#)
      let turn = #"{"n":1,"e":"\#(dial)","j":"{\"steps\":2}","r":\#(page.revision)}"#
      try await socket.send(turn)
      let turned = try await socket.next { $0.text.contains("Level 5") }
      #expect(turned.operations == "tat")
      try await socket.send(turn)
      for (number, json) in ["{}", "{", #"{\"steps\":\"x\"}"#].enumerated() {
        try await socket.send(#"{"n":\#(number + 2),"e":"\#(dial)","j":"\#(json)","r":99}"#)
      }
      // Each has its receipt, and its word.
      _ = try await socket.next { $0.u == 4 || $0.k == 4 }
      #expect(
        try await socket.next { $0.n != nil }.n
          == "This was not done: the app does not take what was entered.")
      try await socket.send(#"{"n":5,"e":"\#(page.button("More"))","r":99}"#)
      #expect(try await socket.next { $0.o != nil }.text.contains("Level 6"))
    }
  }
}
