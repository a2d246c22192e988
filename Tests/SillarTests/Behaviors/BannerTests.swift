import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// The banner of a behavior, at the top of the screen.
@Suite struct BannerTests {
  final class Sale: Behavior { var banner: LocalizedText? { "Sale!" } }

  private func connection(
    _ states: AsyncStream<Bool>, coordinator: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws -> TestApp {
    try TestApp(
      requiring: { _ in [ConnectionBanner(states: states)] }, coordinator: coordinator)
  }

  private static let offline = "No connection. You can go on; what is new comes when it is back."

  /// Updates a copy of the screen after a change.
  private func changes(
    of host: MirrorHost, after seen: Int
  ) async throws -> (steps: [MirrorHost.Step], seen: Int) {
    var seen = seen
    while true {
      seen = await host.window.changes(after: seen)
      let steps = try await host.update()
      if !steps.isEmpty { return (steps, seen) }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a lost connection is said and taken back, and nothing else on the screen changes`()
    async throws
  {
    let (states, state) = AsyncStream.makeStream(of: Bool.self)
    let app = try connection(states) { navigator in
      Starter {
        navigator.push(
          Screen(
            "A",
            ScriptedPresenter("") { presenter, event in
              if case .text(let text) = event { presenter.value = text }
            }
          ) { text in
            TextField("Note", text: text, send: { .text($0) })
            Text("\(text.count) letters")
          })
      }
    }
    let host = try await MirrorHost(app)
    try await host.send("Note", .text("half a wo"))
    let field = try #require(host.screen?["Note"]?.id)
    var seen = await host.window.changes(after: -1)

    state.yield(false)
    var steps: [MirrorHost.Step]
    (steps, seen) = try await changes(of: host, after: seen)
    guard steps.count == 1, case .insert(let nodes, _, before: field) = steps[0] else {
      Issue.record("not one insertion before the field: \(steps)")
      return
    }
    #expect(
      nodes.map(\.content)
        == [.alert(title: "", message: Self.offline, .warning)])
    // Typing goes on in the same field, beneath the same banner.
    #expect(try await host.send("Note", .text("half a word")).allSatisfy { !$0.insertsOrRemoves })
    #expect(host.screen?["Note"]?.id == field)
    seen = await host.window.changes(after: -1)

    state.yield(false)
    state.yield(true)
    (steps, seen) = try await changes(of: host, after: seen)
    #expect(steps == [.remove(nodes[0].id)])
    #expect(host.screen?["11 letters"] != nil)
    #expect(host.screen?["Note"]?.id == field)
    await host.window.end()
  }

  @Test func `it is on every screen of the stack, once, and not on what lies in or over one`()
    async throws
  {
    let (states, state) = AsyncStream.makeStream(of: Bool.self)
    state.yield(false)
    let app = try connection(states) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", children: ["child"])) }
      guide.paths["/B"] = { $0.navigator.push(.named("B")) }
      guide.paths["/M"] = { $0.navigator.present(.named("M")) }
      return guide
    }
    try await TestHost.open(app) { app in
      try await app.see(Self.offline)
      #expect(await app.text.split(separator: "No connection").count == 2)
      try await app.open("/B")
      #expect(await app.text.contains(Self.offline))
      try await app.open("/M")
      #expect(await app.text.split(separator: "No connection").count == 2)
    }
  }

  @Test func `the connection is spoken of in the visitor's language`() async throws {
    let (states, state) = AsyncStream.makeStream(of: Bool.self)
    state.yield(false)
    let app = try connection(states) { navigator in Starter { navigator.push(.named("A")) } }
    try await TestHost.open(app, visitor: Visitor(id: "test", languages: ["es"])) { app in
      try await app.see("Sin conexión. Puedes seguir; lo nuevo llegará cuando vuelva.")
      state.yield(true)
      try await app.dontSee("Sin conexión")
    }
  }

  @Test func `the first with something to say says it, and it goes with the behavior`()
    async throws
  {
    let (states, state) = AsyncStream.makeStream(of: Bool.self)
    let app = try connection(states) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A")) }
      guide.paths["/sale"] = { try? $0.navigator.stack[0].add(Sale()) }
      guide.paths["/over"] = { guide in
        let screen = guide.navigator.stack[0]
        if let sale = screen.behaviors.first(Sale.self) { try? screen.remove(sale) }
      }
      return guide
    }
    try await TestHost.open(app) { app in
      try await app.open("/sale")
      try await app.see("Sale!")
      state.yield(false)
      try await app.see(Self.offline)
      try await app.dontSee("Sale!")
      state.yield(true)
      try await app.see("Sale!")
      try await app.open("/over")
      try await app.dontSee("Sale!")
    }
  }
}

extension MirrorHost.Step {
  fileprivate var insertsOrRemoves: Bool {
    switch self {
    case .insert, .remove, .move, .cover, .uncover, .dropCovered: true
    case .update: false
    }
  }
}
