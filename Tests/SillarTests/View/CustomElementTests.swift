import Foundation
import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Elements of modules' own: a value, a fallback and typed events.
@Suite struct CustomElementTests {
  private static func app() throws -> TestApp { try TestApp(screen: Dial.screen) }

  @Test func `a host without a form of it shows the fallback`() {
    let screen = ScreenNode(of: ScriptedView { Dial.element($0) }, ScriptedState(value: 3))
    #expect(screen.children[0].role == "customElement")
    #expect(screen.children[0].label == "Volume")
    #expect(screen.children[0].children.map(\.label) == ["Volume: 3"])
  }

  @Test func `a new value changes the element, which stays the same, and an equal one does not`()
    async throws
  {
    let host = try await MirrorHost(Self.app())
    let before = host.screen?["Volume"]
    let steps = try await host.send("More")
    #expect(host.screen?["Volume"]?.id == before?.id)
    #expect(host.screen?["Volume"]?.since == before?.since)
    #expect(host.screen?["Volume"]?.content.json == #"{"level":4,"unit":"steps"}"#)
    // The title, the element, the text in it.
    #expect(steps.count == 3)
    #expect(try await host.send("Again").isEmpty)
    await host.window.end()
  }

  @Test func `an input makes an event of its screen`() async throws {
    let host = try await MirrorHost(Self.app())
    try await host.send("Volume", .json(#"{"steps":4}"#))
    #expect(host.screen?["Level 7"] != nil)
    await host.window.end()
  }

  @Test(arguments: [
    NodeInput.json(""), .json("{"), .json("null"), .json(#"{"steps":"four"}"#),
    .json(#"{"stairs":4}"#),
    .json(#"{"steps":4}"# + String(repeating: " ", count: 8192)), .text(#"{"steps":4}"#),
    .number(4),
  ])
  func `an input that is not the element's is refused as invalid`(_ input: NodeInput) async throws {
    let host = try await MirrorHost(Self.app())
    let dial = try #require(host.screen?["Volume"])
    let refusal = await host.window.send(WindowEvent(node: dial.id, input: input))
    #expect(refusal == .invalidInput)
    #expect(try await host.update().isEmpty)
    await host.window.end()
  }

  @Test func `an input for which there is no event is refused as invalid`() async throws {
    let app = try TestApp {
      Screen("dial", ScriptedPresenter(3)) { level in
        CustomElement(
          "Volume", Dial(level), send: { $0.steps > 0 ? .number($0.steps) : nil }, fallback: {})
      }
    }
    let host = try await MirrorHost(app)
    try await host.send("Volume", .json(#"{"steps":1}"#))
    let dial = try #require(host.screen?["Volume"])
    let zero = WindowEvent(node: dial.id, input: .json(#"{"steps":0}"#))
    #expect(await host.window.send(zero) == .invalidInput)
    await host.window.end()
  }

  @Test func `an element that sends nothing takes no input`() async throws {
    let host = try await MirrorHost(
      try TestApp { Screen("s", ScriptedPresenter(3)) { CustomElement("Volume", Dial($0)) {} } })
    let dial = try #require(host.screen?["Volume"])
    #expect(!dial.takesInput)
    let refusal = await host.window.send(WindowEvent(node: dial.id, input: .json("{}")))
    #expect(refusal == .notOnScreen)
    await host.window.end()
  }

  @Test func `texts in a value are in the window's language`() throws {
    for (language, text) in [("en", "Back"), ("es", "Atrás")] {
      let flavor = try Flavor(
        name: "Test", languages: [language],
        configuration: Configuration(flavor: "Test", providers: []))
      let screen = ScreenNode(
        of: ScriptedView<Int> { level in
          CustomElement(
            SillarString.back, value: { Dial(level, unit: $0(SillarString.back)) }, fallback: {})
        }, ScriptedState(value: 1), in: flavor.words(language))
      #expect(screen.children[0].label == text)
      #expect(screen.children[0].content.json == #"{"level":1,"unit":"\#(text)"}"#)
    }
  }

  @Test func `a screen that is sent to another process keeps the value`() throws {
    let screen = ScreenNode(of: ScriptedView { Dial.element($0) }, ScriptedState(value: 3))
    let other = try JSONDecoder().decode(ScreenNode.self, from: JSONEncoder().encode(screen))
    #expect(other == screen)
    #expect(other.children[0].content.json == #"{"level":3,"unit":"steps"}"#)
  }

  @Test func `a test sends an input as the form does, and sees the fallback`() async throws {
    // The flavor of this app has no module Shop.
    try await TestHost.open(Self.app(), checks: .leaks) { app in
      try await app.see("Volume: 3")
      try await app.send(Dial.Input(steps: 2), to: "Volume")
      try await app.see("Volume: 5")
      await #expect(throws: TestFailure.self) { try await app.send("two", to: "Volume") }
      await #expect(throws: TestFailure.self) { try await app.send(1, to: "Balance") }
    }
  }

  // MARK: Declarations

  private struct Other: CustomElementValue {
    static let module = "Bank"
    static let name = "dial"
  }

  private struct Shouted: CustomElementValue {
    static let module = "Shop"
    static let name = "DIAL"
  }

  /// Starts an app whose module Shop declares elements.
  private func start(
    _ elements: [any CustomElementValue.Type], _ files: [String: String] = [:],
    hasResources: Bool = true
  ) async throws -> Flavor {
    try await withFiles(files, folders: ["shop", "flavor"]) { folder in
      let shop = Module(
        name: "Shop", version: "1.0.0",
        resources: hasResources ? folder.appending(path: "shop") : nil, elements: elements)
      return try Flavor(
        name: "Test", modules: [shop], resources: folder.appending(path: "flavor"),
        configuration: Configuration(flavor: "Test", providers: []))
    }
  }

  private func failure(
    _ elements: any CustomElementValue.Type..., files: [String: String] = [:],
    hasResources: Bool = true
  ) async throws -> String {
    do {
      _ = try await start(elements, files, hasResources: hasResources)
      return "It starts."
    } catch { return "\(error)" }
  }

  @Test func `an element without its script stops the start, with the file that is missing`()
    async throws
  {
    let error = try await failure(
      Dial.self, files: ["shop/dial.js": "", "shop/elements/dial.css": ""])
    #expect(
      error.hasPrefix(
        #"Test cannot start: the element "dial" of Shop has no script for browsers: add the file /"#
      ))
    #expect(error.hasSuffix("/shop/elements/dial.js."))
    let bare = try await failure(Dial.self, hasResources: false)
    #expect(
      bare.contains("because the module has no resources: give it some, with elements/dial.js"))
  }

  @Test func `an element whose name or module is wrong, or that is there twice, stops the start`()
    async throws
  {
    let files = ["shop/elements/dial.js": "", "shop/elements/DIAL.js": ""]
    #expect(try await failure(Dial.self, files: files) == "It starts.")
    let error = try await failure(Other.self, Shouted.self, Dial.self, Dial.self, files: files)
    #expect(error.contains(#"the element "dial" of Shop says that it is of the module "Bank""#))
    #expect(
      error.contains(#"the element "DIAL" of Shop has a name with other characters than a to z"#))
    #expect(error.contains(#"the element "dial" of Shop is declared twice"#))
  }

  @Test func `a flavor cannot replace the script of a module's element`() async throws {
    let files = ["shop/elements/dial.js": "", "flavor/shop/elements/dial.js": ""]
    let error = try await failure(Dial.self, files: files)
    #expect(error.contains("a module's look is part of the module"))
  }

  @Test func `an element that hosts cannot draw is reported`() async throws {
    struct Plain: App {
      let flavor: Flavor
      let level: Double
      func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
        Starter {
          context.navigator.push(
            Screen("dial", ScriptedPresenter(level)) { CustomElement("Volume", Dial(level: $0)) {} }
          )
        }
      }
    }
    func reports(_ flavor: Flavor, _ level: Double) async -> [String] {
      let log = Log()
      let window = Window(
        app: Plain(flavor: flavor, level: level), visitor: Visitor(id: "me"),
        report: { log.add("\($0)") })
      _ = await window.start(at: "/")
      await window.render { _ in }
      await window.end()
      return log.lines
    }
    let declared = try await start([Dial.self], ["shop/elements/dial.js": ""])
    #expect(await reports(declared, 1).isEmpty)
    let notFinite = await reports(declared, .infinity)
    #expect(notFinite.count == 1 && notFinite[0].contains("cannot be encoded as JSON"))
    let undeclared = await reports(try await start([]), 1)
    #expect(undeclared.count == 1)
    #expect(
      undeclared[0].hasSuffix("\"shop.dial\" is shown: add it to the elements of its module."))
  }
}

extension NodeContent {
  fileprivate var json: String? {
    if case .customElement(let content) = self { content.json } else { nil }
  }
}
