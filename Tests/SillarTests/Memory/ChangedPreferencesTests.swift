import Foundation
import Scripted
import Testing

@testable import Sillar
@testable import SillarHost

/// A window whose language changes while something is in hand in it.
struct ChangedPreferencesTests {
  private let gate = Gate()
  private let files = Log()

  private func window(at path: String = "/") async throws -> Window {
    let window = Window(app: try Office(gate: gate, files: files), visitor: Visitor(id: "me"))
    #expect(await window.start(at: path))
    await window.settle()
    return window
  }

  private func chooseSpanish(_ window: Window) async {
    await window.prefer(language: "es", isDark: nil)
    #expect(await window.localization.language == "es")
  }

  private func node(_ label: String, _ window: Window) async throws -> NodeName {
    try #require(await window.nodes()[label]).id
  }

  private func tap(_ label: String, _ window: Window) async throws {
    let name = try await node(label, window)
    #expect(await window.deliver(WindowEvent(node: name)) == nil)
    await window.settle()
  }

  private func texts(_ window: Window) async -> [String] {
    await window.nodes().everything.map(\.content.label)
  }

  private func enter(_ input: NodeInput, into label: String, _ window: Window) async throws {
    let name = try await node(label, window)
    #expect(await window.deliver(WindowEvent(node: name, input: input)) == nil)
  }

  @Test func `a presenter ends what it does for a tap, then all is read in the other language`()
    async throws
  {
    let window = try await window()
    #expect(await window.send(WindowEvent(node: try await node("Sign in", window))) == nil)
    await chooseSpanish(window)
    #expect(await window.nodes()["Volver a intentarlo"] != nil)
    #expect(await window.nodes()["made in en"] != nil)
    gate.open()
    await window.settle()
    #expect(await window.render { $0.location.path } == "/inside")
    #expect(await window.nodes()["made in es"] != nil)
    #expect(await window.nodes()["signed in"] != nil)
    #expect(await window.survivors() == [])
    await window.end()
  }

  @Test(arguments: [true, false])
  func `a form keeps the text and the choice in it, and gets the words of the other language`(
    isCovered: Bool
  ) async throws {
    let window = try await window(at: "/form")
    try await enter(.text("Ana"), into: "Language", window)
    try await enter(.option(1), into: "Colors", window)
    if isCovered { #expect(await window.open("/preferences")) }
    await chooseSpanish(window)
    await window.settle()
    if isCovered { await window.back() }
    await window.settle()
    #expect(await window.nodes()["made in es"] != nil)
    let shown = await texts(window)
    #expect(shown.contains("Ana likes 1"), "\(shown)")
    await window.end()
  }

  @Test func `a password that is typed stays, and its screen until it goes`() async throws {
    let window = try await window(at: "/form")
    try await enter(.text("hunter2"), into: "Password", window)
    await chooseSpanish(window)
    await window.settle()
    #expect(await window.nodes()["made in en"] != nil)
    #expect(await window.memory { $0.lacksSecrets } == true)
    #expect(await window.open("/"))
    await window.settle()
    #expect(await window.nodes()["made in es"] != nil)
    await window.end()
  }

  @Test func `a password on a covered screen stays, too`() async throws {
    let window = try await window(at: "/form")
    try await enter(.text("hunter2"), into: "Password", window)
    #expect(await window.open("/preferences"))
    await chooseSpanish(window)
    await window.settle()
    await window.back()
    await window.settle()
    #expect(await window.nodes()["made in en"] != nil)
    #expect(await window.memory { $0.lacksSecrets } == true)
    await window.end()
  }

  @Test func `a text from before all was made anew is for the field that is there, and no tap is`()
    async throws
  {
    let window = try await window(at: "/form")
    let (field, choice) = (try await node("Language", window), try await node("Colors", window))
    let revision = await window.render { $0.revision }
    #expect(await window.open("/preferences"))
    await chooseSpanish(window)
    await window.settle()
    await window.back()
    await window.settle()
    #expect(await window.nodes()["made in es"] != nil)
    var event = WindowEvent(node: field, input: .text("Ana"))
    event.revision = revision
    #expect(await window.deliver(event) == nil)
    event = WindowEvent(node: choice, input: .option(1))
    event.revision = revision
    #expect(await window.deliver(event) == .notOnScreen)
    let shown = await texts(window)
    #expect(shown.contains("Ana likes 0"), "\(shown)")
    await window.end()
  }

  @Test func `a language that waits leaves what is kept of typed texts as it is`() async throws {
    let window = try await window(at: "/form")
    try await enter(.text("Ana"), into: "Language", window)
    try await enter(.option(1), into: "Colors", window)
    #expect(await window.open("/inside"))
    _ = await window.memory { $0 }
    await chooseSpanish(window)
    let noted = await window.rememberedTexts
    for dark in [true, false, true] { await window.prefer(language: "es", isDark: dark) }
    #expect(await window.rememberedTexts == noted)
    await window.end()
  }

  @Test func `a modal that no link leads to stays until it is answered`() async throws {
    let window = try await window()
    try await tap("Ask", window)
    await chooseSpanish(window)
    await window.settle()
    #expect(await window.nodes()["Sure?"] != nil)
    await window.back()
    await window.settle()
    #expect(await window.nodes()["Sure?"] == nil)
    #expect(await window.nodes()["made in es"] != nil)
    await window.end()
  }

  @Test func `a file goes on its way, and reaches the presenter`() async throws {
    let window = try await window(at: "/form")
    let field = try await node("Photo", window)
    let expected = await window.expect([ExpectedFile(name: "a.png")], at: field)
    let ticket = try #require(try expected.get().first ?? nil)
    await chooseSpanish(window)
    await window.settle()
    #expect(await window.nodes()["made in en"] != nil)
    let file = PickedFile(
      name: "a.png", size: 1, url: URL(filePath: "/nowhere/a.png"), claimedType: "image/png")
    await window.take([(ticket.id, file)]) { _ in }
    await window.settle()
    #expect(files.lines == ["a.png"])
    #expect(await window.nodes()["made in es"] != nil)
    await window.end()
  }

  @Test func `a language that is taken back leaves the screens as they are`() async throws {
    let window = try await window(at: "/form")
    try await enter(.text("hunter2"), into: "Password", window)
    await chooseSpanish(window)
    await window.prefer(language: nil, isDark: nil)
    try await enter(.text(""), into: "Password", window)
    await window.settle()
    #expect(await window.nodes()["number 1"] != nil)
    await window.end()
  }

  @Test func `the screens of an account that has gone are followed by screens in its language`()
    async throws
  {
    let window = try await window(at: "/form")
    await window.forgetPast()
    await chooseSpanish(window)
    await window.settle()
    #expect(await window.nodes()["made in en"] != nil)
    #expect(await window.open("/"))
    await window.settle()
    #expect(await window.nodes()["made in es"] != nil)
    await window.end()
  }
}

// MARK: The app

/// An app whose screens say for which language their coordinator was made, and as which one.
private struct Office: App {
  let flavor: Flavor
  let gate: Gate
  let files: Log
  private let coordinators = Log()

  init(gate: Gate, files: Log) throws {
    (self.gate, self.files) = (gate, files)
    flavor = try Flavor(
      name: "Office", languages: ["en", "es"],
      configuration: Configuration(flavor: "Office", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    coordinators.add(context.language)
    return Desk(
      context.navigator, gate, files,
      words: ["made in \(context.language)", "number \(coordinators.lines.count)"])
  }
}

private struct HomeRoute: Route { static let path = Path("/") { HomeRoute() } }
private struct FormRoute: Route { static let path = Path("/form") { FormRoute() } }
private struct InsideRoute: Route { static let path = Path("/inside") { InsideRoute() } }

private final class Desk: Coordinator {
  private let navigator: Navigator
  private let gate: Gate
  private let files: Log
  private let words: [String]

  init(_ navigator: Navigator, _ gate: Gate, _ files: Log, words: [String]) {
    (self.navigator, self.gate, self.files, self.words) = (navigator, gate, files, words)
  }

  func start() { navigator.replaceAll(with: [home()]) }

  static let destinations: [Destination<Desk>] = [
    Destination(HomeRoute.self) { $0.home() },
    Destination(FormRoute.self) { $0.form() },
    Destination(InsideRoute.self) { $0.inside() },
  ]

  private func home() -> Screen {
    let (gate, words) = (gate, words)
    let presenter = ScriptedPresenter("") { presenter, event in
      if event == .tap("ask") { return self.navigator.present(self.question()) }
      await gate.pass()
      presenter.value = Task.isCancelled ? "its task was cancelled" : "signed in"
      if !Task.isCancelled { self.navigator.push(self.inside()) }
    }
    return Screen(
      "home", at: HomeRoute(),
      view: ScriptedView<String> { state in
        for word in words { Text(word) }
        Text(state)
        Button("Sign in", send: .tap("in"))
        Button("Ask", send: .tap("ask"))
        Button(SillarString.tryAgain, send: .tap("in"))
      }, presenter: presenter)
  }

  private func inside() -> Screen {
    let words = words
    return Screen(
      "inside", at: InsideRoute(),
      view: ScriptedView<String> { _ in
        for word in words { Text(word) }
        Text("signed in")
      }, presenter: ScriptedPresenter(""))
  }

  private func question() -> Screen {
    Screen("question", ScriptedPresenter("")) { _ in Text("Sure?", .title) }
  }

  private struct Form: Equatable, Sendable {
    var name = ""
    var password = ""
    var color = 0
  }

  private func form() -> Screen {
    let (files, words) = (files, words)
    let presenter = ScriptedPresenter(Form()) { presenter, event in
      switch event {
      case .text(let name): presenter.value.name = name
      case .number(let color): presenter.value.color = color
      case .tap(let text) where text.hasPrefix("password "):
        presenter.value.password = String(text.dropFirst("password ".count))
      case .tap(let file): files.add(file)
      default: break
      }
    }
    return Screen(
      "form", at: FormRoute(),
      view: ScriptedView<Form> { form in
        for word in words { Text(word) }
        Text("\(form.name) likes \(form.color)")
        TextField(SillarString.language, text: form.name, send: ScriptedEvent.text)
        TextField(
          "Password", text: form.password, kind: .password, send: { .tap("password \($0)") })
        SegmentedControl(
          "Colors", [Choice(SillarString.light, 0), Choice(SillarString.dark, 1)],
          selection: form.color, send: { .number($0) })
        FileField("Photo", send: { .tap($0.map(\.name).joined()) })
      }, presenter: presenter)
  }
}

extension Window {
  /// The number of typed texts that are kept.
  fileprivate var rememberedTexts: Int { tree.rememberedTexts.count }
}
