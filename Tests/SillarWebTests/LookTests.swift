import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The style of a module in a browser.
@Suite struct LookTests {
  private struct Sheet {
    let address: String
    let text: String
    let cacheControl: String
  }

  /// Reads the style sheets of the app's page, in their order.
  private func open(
    _ files: [String: String], _ test: @escaping @Sendable ([Sheet]) throws -> Void
  ) async throws {
    try await WebFlavor.run(files) { server in
      let page = try await server.browser().page("/")
      var sheets: [Sheet] = []
      for address in page.sheets {
        let answer = try await server.browser().get(address)
        #expect(answer.status == 200)
        let cacheControl = answer.headers.first(name: "cache-control") ?? ""
        sheets.append(Sheet(address: address, text: answer.body, cacheControl: cacheControl))
      }
      try test(sheets)
    }
  }

  @Test func `a module's look comes after the framework's and before the flavor's`() async throws {
    let files = ["shop/web.css": ".s-shop-shelf{color:red}", "flavor/web.css": ".card{color:red}"]
    try await open(files) { sheets in
      let look = try #require(sheets.dropLast().last)
      #expect(look.text.contains("/* How the vocabulary looks."))
      #expect(look.text.hasSuffix("\n.s-shop-shelf{color:red}"))
      #expect(look.cacheControl.contains("immutable"))
      #expect(sheets.last?.text == ".card{color:red}")
    }
  }

  @Test func `a module without a look adds nothing`() async throws {
    try await open([:]) { sheets in
      #expect(sheets.count == 1)
      #expect(sheets.last?.text.contains("s-shop") == false)
    }
  }

  @Test func `a changed look has another address, so that browsers read it anew`() async throws {
    let addresses = Log()
    for color in ["red", "blue", "red"] {
      try await open(["shop/web.css": ".s-shop-shelf{color:\(color)}"]) { sheets in
        addresses.add(try #require(sheets.last).address)
      }
    }
    let (red, blue, again) = (addresses.lines[0], addresses.lines[1], addresses.lines[2])
    #expect(red != blue && red == again)
  }

  @Test func `two modules may use one name for a style`() async throws {
    let screen: @Sendable (Navigator) -> Screen = { _ in
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in
        Text("Goods").style(Style("shelf", of: Module(name: "Shop", version: "1.0.0")))
        Text("Papers").style(Style("shelf", of: Module(name: "Bank", version: "1.0.0")))
        Text("Both").style(.muted)
      }
    }
    try await WebFlavor.run(screen: screen) { server in
      let page = try await server.browser().page("/")
      for style in ["shop-shelf", "bank-shelf", "muted"] {
        #expect(page.contains("s-\(style)\""), "\(style)")
      }
    }
  }
}
