import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

@Suite struct TurnTests {
  @Test func `any number of writes in a turn are one drawing`() async throws {
    let log = Log()
    let app = try TestApp {
      Screen(
        "A",
        ScriptedPresenter(0) { presenter, _ in
          for _ in 0..<100 { presenter.value += 1 }
        }
      ) { count in
        let _ = log.add("drawn")
        Button("count \(count)", send: .tap("count"))
      }
    }
    let host = try await MirrorHost(app)
    #expect(log.take() == ["drawn"])
    let seen = await host.window.changes(after: 0)
    try await host.send("count 0")
    #expect(log.take() == ["drawn"])
    #expect(host.screen?["count 100"] != nil)
    // One for the state, one for the end of the event.
    #expect(await host.window.changes(after: seen) <= seen + 2)
  }

  @Test func `only the screen that changed is drawn again`() async throws {
    let log = Log()
    @Sendable func screen(_ name: String) -> Screen {
      Screen(
        name,
        ScriptedPresenter(0) { presenter, event in
          if event == .tap("add \(name)") { presenter.value += 1 }
        }
      ) { count in
        let _ = log.add(name)
        Text("\(name) \(count)")
        Button("add \(name)", send: .tap("add \(name)"))
        Button("nothing \(name)", send: .tap("nothing"))
      }
    }
    let app = try TestApp { navigator in
      let one = screen("one")
      let two = screen("two")
      return Starter {
        navigator.push(
          Screen("both", ScriptedPresenter(0), children: ["one": one, "two": two]) { _ in
            let _ = log.add("both")
            ChildScreen("one")
            ChildScreen("two")
          })
        navigator.present(screen("modal"))
      }
    }
    try await TestHost.open(app) { app in
      #expect(log.take() == ["both", "one", "two", "modal"])
      try await app.tap("add modal")
      #expect(log.take() == ["modal"])
      try await app.tap("nothing modal")
      #expect(log.take() == [])
      try await app.back()
      #expect(log.take() == [])
      try await app.tap("add two")
      try await app.see("two 1")
      #expect(log.take() == ["two"])
    }
  }

  @Test func `other events go on while an action is slow`() async throws {
    let gate = Gate()
    let app = try TestApp {
      Screen(
        "A",
        ScriptedPresenter("idle") { presenter, event in
          guard event == .tap("slow") else {
            presenter.value += "+"
            return
          }
          presenter.value = "working"
          await gate.pass()
          presenter.value += " done"
        }
      ) { text in
        Text(text)
        Button("slow", send: .tap("slow"))
        Button("quick", send: .tap("quick"))
      }
    }
    var limits = TestHost.Limits()
    limits.settle = .milliseconds(10)
    try await TestHost.open(app, limits: limits) { app in
      try await app.tap("slow")
      try await app.see("working")
      try await app.tap("quick", times: 2)
      try await app.see("working++")
      #expect(await app.window.render { $0.isBusy })
      gate.open()
      try await app.see("working++ done")
      #expect(await app.window.render { !$0.isBusy })
    }
  }

  /// A screen that works until the gate opens, with or without a progress indicator.
  private func worker(_ gate: Gate, showsProgress: Bool) throws -> TestApp {
    try TestApp {
      Screen(
        "A",
        ScriptedPresenter(
          "working",
          onRun: { presenter in
            await gate.pass()
            presenter.value = "done"
          })
      ) { text in
        if showsProgress, text == "working" { Progress("Loading") }
        Text(text)
      }
    }
  }

  @Test func `a window settles when no progress is to be seen any more`() async throws {
    let gate = Gate()
    let window = Window(
      app: try worker(gate, showsProgress: true), visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    async let settled = {
      await window.settle()
      return await window.nodes()["done"] != nil
    }()
    #expect(await window.render { $0.isBusy })
    gate.open()
    #expect(await settled)
  }

  @Test func `what a screen waits for silently is not waited for`() async throws {
    let window = Window(
      app: try worker(Gate(), showsProgress: false), visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    await window.settle()
    #expect(await window.nodes()["working"] != nil)
    await window.end()
  }

  @Test func `settling ends when it is cancelled`() async throws {
    let window = Window(
      app: try worker(Gate(), showsProgress: true), visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    let settling = Task { _ = await window.settle() }
    settling.cancel()
    await settling.value
    #expect(await window.render { $0.isBusy })
    await window.end()
  }

  @Test func `a screen that is there at once needs no progress to be waited for`() async throws {
    let app = try TestApp {
      Screen("A", ScriptedPresenter("empty", onRun: { $0.value = "full" })) { Text($0) }
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    await window.settle()
    #expect(await window.nodes()["full"] != nil)
  }

  @Test func `waiting for changes ends with a change, or when it is cancelled`() async throws {
    let gate = Gate()
    let window = Window(
      app: try worker(gate, showsProgress: false), visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    await window.settle()
    _ = await window.nodes()
    let seen = await window.changes(after: 0)
    let waiting = Task { await window.changes(after: seen) }
    waiting.cancel()
    #expect(await waiting.value == seen)
    async let next = window.changes(after: seen)
    gate.open()
    #expect(await next > seen)
    #expect(await window.nodes()["done"] != nil)
  }

  @Test func `a frame counts up only when something is different`() async throws {
    let host = try await MirrorHost(
      TestApp { navigator in
        let guide = Guide(navigator)
        guide.paths["/"] = { $0.navigator.push(.named("A", path: "/")) }
        guide.paths["/same"] = { $0.navigator.push(.named("A", path: "/other")) }
        return guide
      })
    let first = host.revision
    try await host.update()
    #expect(host.revision == first)
    #expect(await host.window.open("/same"))
    try await host.update()
    #expect(host.revision == first + 1)
  }

  /// A window with a button that counts its taps, and the button's number.
  private func counter() async throws -> (Window, NodeName) {
    let window = Window(
      app: try TestApp {
        Screen("A", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }) { count in
          Button("count \(count)", send: .tap("count")).id("count")
        }
      }, visitor: Visitor(id: "turn"))
    #expect(await window.start(at: "/"))
    let button = try #require(await window.render { ScreenNode($0.root)["count 0"]?.id })
    return (window, button)
  }

  @Test func `who waits to draw is not woken for what an event's own frame has shown`() async throws
  {
    let (window, button) = try await counter()
    let wakes = Log()
    let seen = await window.changes(after: 0)
    let waiting = Task {
      var seen = seen
      while !Task.isCancelled {
        seen = await window.changes(after: seen)
        wakes.add("woken")
      }
    }
    for count in 1...200 {
      let (refusal, shown) = await window.send(WindowEvent(node: button)) { frame in
        ScreenNode(frame.root)["count \(count)"] != nil
      }
      #expect(refusal == nil)
      #expect(shown)
    }
    waiting.cancel()
    await waiting.value
    // One for its own cancellation, and those before it began to wait; otherwise each event would wake it.
    #expect(wakes.take().count < 20)
  }

  @Test func `who waits to draw is woken when an event's own frame could not be shown`()
    async throws
  {
    struct Gone: Error {}
    let (window, button) = try await counter()
    var seen = await window.changes(after: 0)
    for _ in 1...50 {
      let before = seen
      let waiting = Task { await window.changes(after: before) }
      await Task.yield()
      await #expect(throws: Gone.self) {
        _ = try await window.send(WindowEvent(node: button)) { _ in throw Gone() }
      }
      seen = await waiting.value
      #expect(seen > before)
    }
  }
}
