import Foundation
import Scripted
import Sillar
import SillarHost
import SillarTesting
import Testing

/// Rows that a host has seen hold no nodes until somebody acts on them, and nobody notices.
@Suite struct RowsAtRestTests {
  private typealias Thing = ReconcilerTests.Thing

  private func host<Value: Equatable & Sendable>(
    _ first: Value,
    onEvent: @escaping @Sendable (ScriptedPresenter<Value>, ScriptedEvent) -> Void,
    @NodeBuilder<ScriptedEvent> draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) async throws -> MirrorHost {
    let app = try TestApp {
      Screen("screen", ScriptedPresenter(first, onEvent: { onEvent($0, $1) }), draw)
    }
    return try await MirrorHost(app)
  }

  @Test func `a row is the same row each time that it is drawn again`() async throws {
    let taps = Log()
    let host = try await host(
      [Thing(1), Thing(2)], onEvent: { taps.add("\($1)") },
      draw: { things in
        List(things) { thing in
          Row(send: .tap(thing.name)) { Text(thing.name) }
          Button("keep \(thing.id)", send: .number(thing.id))
        }
      })
    let button = try #require(host.screen?["keep 2"])
    let row = try #require(host.screen?.everything.first { $0.content == .row })
    for _ in 0..<2 {
      for event in [
        WindowEvent(button), WindowEvent(row), WindowEvent(node: button.id, revision: 1),
      ] {
        #expect(await host.window.deliver(event) == nil)
        #expect(try await host.update() == [])
      }
      #expect(taps.take() == ["number(2)", "tap(\"thing 1\")", "number(2)"])
    }
  }

  @Test func `a row that has changed is not the one that was seen before`() async throws {
    let host = try await host(
      [Thing(1), Thing(2)],
      onEvent: { presenter, _ in
        presenter.value[1].name += "!"
      },
      draw: { things in
        List(things) { thing in
          Text(thing.name)
          Button("keep", send: .tap(thing.name))
        }
      })
    let buttons = try #require(host.screen).everything.filter { $0.label == "keep" }
    #expect(await host.window.deliver(WindowEvent(buttons[0])) == nil)
    try await host.update()
    #expect(await host.window.deliver(WindowEvent(buttons[1])) == .notOnScreen)
    #expect(
      await host.window.deliver(WindowEvent(node: buttons[1].id, revision: 1)) == .notOnScreen)
    #expect(await host.window.deliver(WindowEvent(node: buttons[1].id, revision: 2)) == nil)
  }

  @Test func `a row's times are written in another zone, and what is spoken too`() async throws {
    let date = Date(timeIntervalSince1970: 0)
    let host = try await host(
      [Thing(1), Thing(2)],
      onEvent: { presenter, _ in
        presenter.value[0].name += "!"
      },
      draw: { things in
        Button("change", send: .tap("change"))
        List(things) { thing in
          Text(thing.name)
          Text(LocalizedText.time(date))
          Button("at", send: .tap(thing.name)).spoken(LocalizedText.time(date))
        }
      })
    await host.window.changeTimeZone(to: "America/Lima")
    #expect(try await host.update().count == 4)
    await host.window.changeTimeZone(to: "America/Lima")
    #expect(try await host.update() == [])
    // Another zone and another element in one frame.
    await host.window.changeTimeZone(to: "Asia/Kolkata")
    try await host.send("change")
    #expect(host.screen?["thing 1!"] != nil)
  }

  @Test
  func `a list that compares its rows no more, and one that is disabled, are drawn as a whole`()
    async throws
  {
    let host = try await host(
      0, onEvent: { presenter, _ in presenter.value += 1 },
      draw: { step in
        Button("next", send: .tap("next"))
        let things = [Thing(1), Thing(2)]
        if step < 2 {
          List(things, with: 0) { thing, _ in Button(thing.name, send: .tap("")) }.disabled(
            step == 1)
        }
        let names = step == 2 ? ["a", "b"] : ["a", "b", "c"]
        step % 2 == 0
          ? List(things, with: names) { thing, names in Text("\(thing.name) \(names)") }
          : List(things.map { Plain(id: $0.id) }) { Text("\($0.id)") }
      })
    for _ in 0..<4 { try await host.send("next") }
  }

  private struct Plain: Identifiable { let id: Int }

  @Test func `a row that has changed is named also when the window is saved before its frame`()
    async throws
  {
    let host = try await host(
      [Thing(1), Thing(2)],
      onEvent: { presenter, _ in presenter.value[1].name += "!" },
      draw: { things in
        Button("change", send: .tap("change"))
        List(things) { thing in Text(thing.name) }
      })
    await host.window.deliver(WindowEvent(node: "1.0"))
    #expect(await host.window.memory() != nil)
    try await host.update()
    #expect(host.screen?["thing 2!"] != nil)
  }

  private struct TimedApp: App {
    let app: TestApp
    let time: TestClock
    var flavor: Flavor { app.flavor }
    var clock: any Clock<Duration> { time }
    var now: @Sendable () -> Date { { time.wallClock() } }
    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      app.makeCoordinator(context)
    }
  }

  @Test func `ages in rows stay true`() async throws {
    let clock = TestClock()
    let start = clock.wallClock()
    let app = try TestApp {
      Screen("screen", ScriptedPresenter([Thing(1), Thing(2)])) { things in
        List(things) { thing in
          Row(send: .tap("")) {
            Text(LocalizedText.age(of: start.addingTimeInterval(Double(-30 * thing.id))))
          }
        }
      }
    }
    let host = try await MirrorHost(TimedApp(app: app, time: clock))
    let row = try #require(host.screen?.everything.first { $0.content == .row })
    await clock.advance(by: .seconds(29))
    for _ in 0..<3 {
      // Somebody acts on a row between the moment and its frame.
      await host.window.deliver(WindowEvent(row))
      await clock.advance(by: .seconds(31))
      await host.window.settle()
      try await host.update()
    }
    #expect(host.screen?["2 minutes ago"] != nil)
  }
}
