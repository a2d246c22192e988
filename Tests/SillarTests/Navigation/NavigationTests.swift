import Scripted
import SillarTesting
import Testing

@testable import Sillar
@testable import SillarHost

@Suite struct NavigationTests {
  /// An app of the paths / , /a , /a/b and /modal, and its coordinator's answer to Back.
  private func app(
    _ answer: BackAnswer = .pop, toLink answerToLink: BackAnswer? = nil, _ log: Log = Log()
  ) throws -> TestApp {
    try TestApp { navigator in
      let guide = Guide(navigator)
      guide.answer = answer
      guide.answerToLink = answerToLink
      guide.onBack = { log.add("asked") }
      guide.paths["/"] = { $0.navigator.push(.named("root", path: "/")) }
      guide.paths["/a"] = { $0.navigator.push(.named("a", path: "/a")) }
      guide.paths["/a/b"] = { guide in
        if guide.navigator.stack.isEmpty { guide.navigator.push(.named("root", path: "/")) }
        guide.navigator.push(.named("b", path: "/a/b"))
      }
      guide.paths["/pathless"] = { $0.navigator.push(.named("pathless")) }
      guide.paths["/modal"] = { $0.navigator.present(.named("modal")) }
      guide.paths["/empty"] = { _ in }
      return guide
    }
  }

  @Test func `an app opens at the path that it is asked for`() async throws {
    try await TestHost.open(app(), at: "/a/b") { app in
      try await app.see("# b")
      #expect(
        await app.location == Location(path: "/a/b", depth: 2, modals: 0, title: "b"))
      try await app.back()
      try await app.see("# root")
    }
  }

  @Test func `a screen's place may follow its state, and a path leads back to it`() async throws {
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        let presenter = ScriptedPresenter("tea") { presenter, event in
          if case .text(let text) = event { presenter.value = text }
        }
        guide.navigator.push(
          Screen(
            "search", path: Driver { "/\(presenter.value)" },
            view: ScriptedView<String> { text in
              Text("Tea or milk", .title)
              TextField("Search", text: text, send: { .text($0) })
            }, presenter: presenter))
      }
      guide.paths["/a"] = { $0.navigator.push(.named("a", path: "/a")) }
      return guide
    }
    try await TestHost.open(app) { app in
      #expect(await app.location.path == "/tea")
      try await app.type("milk", into: "Search")
      #expect(await app.location.path == "/milk")
      try await app.open("/a")
      try await app.see("# a")
      try await app.open("/milk")
      try await app.see("Tea or milk")
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `a path that is not known, or leads to nothing, does not open`() async throws {
    for path in ["/nowhere", "/empty", ""] {
      let window = Window(app: try app(), visitor: Visitor(id: "me"))
      #expect(await window.start(at: path) == false)
    }
    let window = Window(app: try app(), visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    #expect(await window.open("/nowhere") == false)
    #expect(await window.nodes()["root"] != nil)
  }

  @Test func `Back takes the modal away first, then the screen, and stops at the root`()
    async throws
  {
    try await TestHost.open(app()) { app in
      try await app.open("/a")
      try await app.open("/modal")
      #expect(await app.location == Location(path: "/a", depth: 2, modals: 1, title: "modal"))
      try await app.back()
      #expect(await app.location == Location(path: "/a", depth: 2, modals: 0, title: "a"))
      try await app.back()
      try await app.back()
      #expect(await app.location == Location(path: "/", depth: 1, modals: 0, title: "root"))
    }
  }

  @Test func `a coordinator that stays keeps its screen`() async throws {
    let log = Log()
    try await TestHost.open(app(.stay, log)) { app in
      try await app.open("/a")
      try await app.back()
      try await app.see("# a")
      // Nor does a link leave a screen whose coordinator refuses to leave it.
      try await app.open("/")
      try await app.see("# a")
      #expect(log.lines == ["asked", "asked"])
    }
  }

  @Test
  func `a screen that Back stays on, because it means something there, can be left by a link`()
    async throws
  {
    let log = Log()
    try await TestHost.open(app(.stay, toLink: .pop, log)) { app in
      try await app.open("/a")
      try await app.back()
      try await app.see("# a")
      try await app.open("/")
      try await app.see("# root")
      #expect(log.lines == ["asked"])
    }
  }

  @Test func `a link to a screen that is on the stack goes back to it, screen by screen`()
    async throws
  {
    let log = Log()
    try await TestHost.open(app(.pop, log)) { app in
      try await app.open("/a")
      try await app.open("/a/b")
      try await app.open("/modal")
      try await app.open("/")
      #expect(await app.location == Location(path: "/", depth: 1, modals: 0, title: "root"))
      // The modal, /a/b and /a: each may have work to end first.
      #expect(log.lines == ["asked", "asked", "asked"])
    }
  }

  @Test func `a link to where one is does nothing`() async throws {
    try await TestHost.open(app()) { app in
      try await app.open("/a")
      try await app.open("/a")
      #expect(await app.location.depth == 2)
    }
  }

  @Test func `a screen without a path has that of the one beneath`() async throws {
    try await TestHost.open(app()) { app in
      try await app.open("/a")
      try await app.open("/pathless")
      #expect(await app.location == Location(path: "/a", depth: 3, modals: 0, title: "pathless"))
    }
  }

  @Test func `a screen that was popped can be pushed again`() async throws {
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      let kept = Screen.named("kept", children: ["child"])
      guide.paths["/"] = { $0.navigator.push(.named("root")) }
      guide.paths["/kept"] = { $0.navigator.push(kept) }
      return guide
    }
    try await TestHost.open(app, checks: .diagnostics) { app in
      for _ in 0..<2 {
        try await app.open("/kept")
        #expect(
          await app.text
            == "# kept\n[more kept]\n[less kept]\n\n# child\n[more child]\n[less child]")
        try await app.back()
        try await app.see("# root")
      }
    }
  }

  @Test func `a navigator out of bounds does nothing`() {
    let navigator = Navigator()
    navigator.pop()
    navigator.dismiss()
    navigator.popToRoot()
    #expect(navigator.top == nil)
    let root = Screen.named("root")
    navigator.push(root)
    navigator.pop()
    navigator.pop(to: .named("stranger"))
    #expect(navigator.top === root)
    let modal = Screen.named("modal")
    navigator.present(modal)
    #expect(navigator.top === modal)
    navigator.replaceAll(with: [root])
    #expect(navigator.modals.isEmpty)
    let other = Screen.named("other")
    navigator.push(.named("between"))
    navigator.push(.named("above"))
    navigator.pop(to: root)
    navigator.replace(with: other)
    #expect(navigator.stack.map(\.name) == ["other"])
  }

  @Test func `a coordinator that says nothing else opens at the root and pops`() {
    let log = Log()
    let starter = Starter { log.add("started") }
    #expect(starter.open("/"))
    #expect(!starter.open("/other"))
    #expect(log.lines == ["started"])
    guard case .pop = starter.back() else {
      Issue.record("stays")
      return
    }
  }
}
