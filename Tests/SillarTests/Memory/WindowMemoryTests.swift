import Foundation
import Observation
import Scripted
import Synchronization
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// A window that comes back from its memory.
struct WindowMemoryTests {
  @Test func `the screens on the stack come back, with Back from one to the other`() async throws {
    try await TestHost.open(Desk.app(), at: "/") { app in
      try await app.tap("Note 7")
      try await app.reopened { app in
        #expect(await app.location.path == "/notes/7")
        try await app.see("# Note 7")
        try await app.back()
        try await app.see("# Desk")
      }
    }
  }

  @Test func `what a presenter remembers comes back with its screen`() async throws {
    try await TestHost.open(Desk.app(), at: "/") { app in
      try await app.tap("Note 7")
      try await app.tap("Star")
      try await app.tap("Star")
      try await app.reopened { app in try await app.see("2 stars") }
    }
  }

  @Test func `a screen that cannot be built without its memory gets it`() async throws {
    try await TestHost.open(Desk.app(), at: "/") { app in
      try await app.tap("Play")
      try await app.tap("Star")
      try await app.reopened { app in
        try await app.see("# Game")
        try await app.see("1 stars")
      }
    }
  }

  @Test func `a screen above the stack comes back, and no link leads to it`() async throws {
    try await TestHost.open(Desk.app(), at: "/") { app in
      try await app.tap("Ask")
      try await app.reopened { app in
        try await app.see("# Sure?")
        #expect(await app.location.modals == 1)
        try await app.back()
        try await app.see("# Desk")
      }
    }
    await #expect(throws: TestFailure.self) { try await TestHost.open(Desk.app(), at: "/ask") }
  }

  @Test func `a text that no presenter remembers is typed again, also where its field comes late`()
    async throws
  {
    let gate = Gate()
    try await TestHost.open(Desk.app(gate), at: "/") { app in
      try await app.tap("Form")
      gate.open()
      try await app.type("Ana", into: "Name")
      gate.close()
      try await app.reopened { app in
        try await app.dontSee("Name:")
        gate.open()
        try await app.see("Name: [Ana]")
        try await app.see("Hello Ana")
      }
    }
  }

  @Test func `what was chosen in controls comes back, where no presenter remembers it`()
    async throws
  {
    let gate = Gate()
    gate.open()
    try await TestHost.open(Desk.app(gate), at: "/form") { app in
      try await app.choose("Large", in: "Size")
      try await app.switch("Gift", on: true)
      try await app.rate("Stars", 4)
      try await app.reopened { app in
        try await app.see("Size: ( ) Small (•) Large")
        try await app.see("☑ Gift")
        try await app.see("★★★★☆")
        try await app.choose("Small", in: "Size")
        try await app.reopened { app in
          try await app.see("Size: (•) Small ( ) Large")
          try await app.see("☑ Gift")
        }
      }
    }
  }

  @Test func `a screen whose field does not come again is freed when it goes`() async throws {
    let gate = Gate()
    gate.open()
    try await TestHost.open(Desk.app(gate), at: "/") { app in
      try await app.tap("Form")
      try await app.type("Ana", into: "Name")
      gate.close()
      try await app.reopened { app in
        try await app.back()
        try await app.see("# Desk")
      }
    }
  }

  @Test func `a text that was sent is not in its field again`() async throws {
    let gate = Gate()
    gate.open()
    try await TestHost.open(Desk.app(gate), at: "/form") { app in
      try await app.type("Ana", into: "Name")
      _ = await app.window.memory()
      #expect(await app.window.render { $0.hasLostText } == false)
      try await app.type("Anabel", into: "Name")
      #expect(await app.window.render { $0.hasLostText } == false)
      try await app.tap("Send")
      #expect(await app.window.render { $0.hasLostText })
      try await app.reopened { app in try await app.see("Name: []") }
    }
  }

  @Test func `a password is never part of the memory`() async throws {
    let gate = Gate()
    gate.open()
    try await TestHost.open(Desk.app(gate), at: "/form") { app in
      try await app.type("hunter2", into: "Password")
      let memory = try #require(await app.window.memory())
      let bytes = try JSONEncoder().encode(memory)
      #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
    }
  }

  @Test func `a memory of another version, or one that cannot be read, opens its address alone`()
    async throws
  {
    let memory = try await TestHost.open(Desk.app(), at: "/") { app in
      try await app.tap("Note 7")
      try await app.tap("Star")
      return try #require(await app.window.memory())
    }
    let text = String(decoding: try JSONEncoder().encode(memory), as: UTF8.self)
    let stars = Data("1".utf8).base64EncodedString()
    #expect(text.contains(stars))
    for (old, new) in [
      ("\"version\":\(WindowMemory.currentVersion)", "\"version\":99"),
      (stars, Data("\"one\"".utf8).base64EncodedString()),
    ] {
      let other = try JSONDecoder().decode(
        WindowMemory.self, from: Data(text.replacing(old, with: new).utf8))
      let window = Window(app: try Desk.app(), visitor: Visitor(id: "me"))
      #expect(await window.start(restoring: other) == .openedAddress)
      #expect(await window.render { $0.location.path } == "/notes/7")
      await window.end()
    }
  }

  @Test func `screens of an account that signs out are not remembered`() async throws {
    try await TestHost.open(Desk.app(), at: "/") { app in
      await app.window.forgetPast()
      #expect(await app.window.memory() == nil)
      try await app.tap("Note 7")
      #expect(await app.window.memory() == nil, "the screen beneath is one from before")
      try await app.tap("Start over")
      #expect(await app.window.memory() != nil)
    }
  }

  @Test func `in another language the screens are made anew from the memory, where they were`()
    async throws
  {
    try await TestHost.open(Desk.app(), at: "/") { app in
      try await app.tap("Note 7")
      try await app.tap("Star")
      try await app.tap("Star")
      try await app.open("/preferences")
      try await app.choose("Español")
      #expect(await app.window.languagesOfModules == ["es", "es"])
      try await app.back()
      #expect(await app.location.path == "/notes/7")
      try await app.see("2 stars")
      try await app.back()
      try await app.see("# Desk")
    }
  }

  @Test func `a language is chosen for the visitor, and no other than one of the app's counts`()
    async throws
  {
    let kept = Mutex<[String?]>([])
    let session = VisitorSession(keep: { language, _ in kept.withLock { $0.append(language) } })
    let window = Window(
      app: try Desk.app(),
      visitor: Visitor(id: "me", languages: ["es"], language: "de", isDark: true),
      session: session)
    #expect(await window.start(at: "/"))
    #expect(await window.localization.language == "es")
    await window.prefer(language: "en", isDark: true)
    #expect(await window.localization.language == "en")
    #expect(kept.withLock { $0 } == ["en"])
    await window.prefer(language: nil, isDark: nil)
    #expect(await window.localization.language == "es")
    await window.end()
  }
}

extension Window {
  /// The language of the context and of the visitor, for whom modules ask.
  fileprivate var languagesOfModules: [String?] {
    [context.language, context.visitor.languages.first]
  }
}

// MARK: The app

private struct DeskRoute: Route { static let path = Path("/") { DeskRoute() } }
private struct FormRoute: Route { static let path = Path("/form") { FormRoute() } }
private struct AskRoute: Route { static let path = Path("/ask") { AskRoute() } }
private struct PlayRoute: Route { static let path = Path("/play") { PlayRoute() } }
private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

@Observable private final class StarPresenter: Presenter {
  private(set) var state: ScriptedState<Int>
  @ObservationIgnored let startOver: () -> Void
  var memory: Int? { state.value }

  init(_ stars: Int = 0, startOver: @escaping () -> Void = {}) {
    state = ScriptedState(value: stars)
    self.startOver = startOver
  }

  func restore(_ memory: Int) { state.value = memory }
  func handle(_ event: ScriptedEvent) async {
    if event == .tap("over") { startOver() } else { state.value += 1 }
  }
}

private final class Desk: Coordinator {
  private let navigator: Navigator
  private let gate: Gate

  static func app(_ gate: Gate = Gate()) throws -> TestApp {
    try TestApp { Desk($0, gate) }
  }

  init(_ navigator: Navigator, _ gate: Gate) {
    self.navigator = navigator
    self.gate = gate
  }

  func start() { navigator.replaceAll(with: [desk()]) }

  static let destinations: [Destination<Desk>] = [
    Destination(DeskRoute.self) { $0.desk() },
    Destination(FormRoute.self) { $0.form() },
    Destination(
      NoteRoute.self, beneath: { _ in [DeskRoute()] }, build: { $0.note($1.id) }),
    Destination(PlayRoute.self, restoring: Int.self) { desk, _, stars in
      stars.map { desk.game($0) } ?? desk.desk()
    },
    Destination(modal: AskRoute.self) { desk, _ in desk.ask() },
  ]

  private func desk() -> Screen {
    let presenter = ScriptedPresenter("") { _, event in
      switch event {
      case .tap("form"): self.navigator.push(self.form())
      case .tap("play"): self.navigator.push(self.game(0))
      case .tap("ask"): self.navigator.present(self.ask())
      default: self.navigator.push(self.note(7))
      }
    }
    return Screen(
      "desk", at: DeskRoute(),
      view: ScriptedView<String> { _ in
        Text("Desk", .title)
        Button("Note 7", send: .tap("note"))
        Button("Form", send: .tap("form"))
        Button("Play", send: .tap("play"))
        Button("Ask", send: .tap("ask"))
      }, presenter: presenter)
  }

  private func note(_ id: Int) -> Screen {
    let presenter = StarPresenter { self.navigator.replaceAll(with: [self.desk()]) }
    return Screen(
      "note", at: NoteRoute(id: id),
      view: ScriptedView<Int> { stars in
        Text("Note \(id)", .title)
        Text("\(stars) stars")
        Button("Star", send: .tap("star"))
        Button("Start over", send: .tap("over"))
      }, presenter: presenter)
  }

  private func game(_ stars: Int) -> Screen {
    Screen(
      "game", at: PlayRoute(),
      view: ScriptedView<Int> { stars in
        Text("Game", .title)
        Text("\(stars) stars")
        Button("Star", send: .tap("star"))
      }, presenter: StarPresenter(stars))
  }

  private func ask() -> Screen {
    Screen(
      "ask", at: AskRoute(), view: ScriptedView<String> { _ in Text("Sure?", .title) },
      presenter: ScriptedPresenter(""))
  }

  private struct Form: Equatable, Sendable {
    var isThere = false
    var name = ""
    var size = "Small"
    var isGift = false
    var stars = 0.0
  }

  private func form() -> Screen {
    let gate = gate
    let presenter = ScriptedPresenter(Form()) { presenter, event in
      if case .text(let text) = event { presenter.value.name = text }
      if case .tap(let size) = event, ["Small", "Large"].contains(size) {
        presenter.value.size = size
      } else if case .tap = event {
        presenter.value.name = ""
      }
      if case .flag(let isOn) = event { presenter.value.isGift = isOn }
      if case .number(let stars) = event { presenter.value.stars = Double(stars) }
    } onRun: { presenter in
      await gate.pass()
      presenter.value.isThere = true
    }
    return Screen(
      "form", at: FormRoute(),
      view: ScriptedView<Form> { form in
        if form.isThere {
          TextField("Name", text: form.name, send: ScriptedEvent.text)
          TextField("Password", text: "", kind: .password, send: { _ in .tap("secret") })
          SegmentedControl(
            "Size", ["Small", "Large"].map { Choice($0, $0) }, selection: form.size,
            send: { .tap($0) })
          Toggle("Gift", isOn: form.isGift, send: ScriptedEvent.flag)
          Rating("Stars", value: form.stars, send: { .number($0) })
          Text("Hello \(form.name)")
          Button("Send", send: .tap("send"))
        }
      }, presenter: presenter)
  }
}
