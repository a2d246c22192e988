import Scripted
import Sillar
import SillarHost
import Testing

/// A client can do only what its screen offers.
@Suite struct EventTests {
  private func window(_ log: Log = Log()) async throws -> (Window, ScreenNode) {
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        let presenter = ScriptedPresenter(0) { presenter, event in
          log.add("\(event)")
          presenter.value += 1
        }
        guide.navigator.push(
          Screen("A", path: "/", presenter) { count in
            Text("count \(count)")
            Button("tap", send: .tap("tap"))
            Button("off", send: .tap("off")).disabled()
            Column { Row { Button("deep off", send: .tap("deep")) } }.disabled()
            Button("answer \(count)", send: .tap("answer")).id(count)
            Toggle("toggle", isOn: false, send: { .flag($0) })
            TextField("field", text: "", send: { .text($0) })
            TextField("search", text: "", submit: .tap("submitted"), send: { .text($0) })
            SegmentedControl(
              "layout", [Choice("one", 10), Choice("two", 20)], selection: 10,
              send: { .number($0) })
            Picker("size", [Choice("one", 1)], selection: nil, send: { .number($0) })
            Rating("stars", value: 0, send: { .number($0) })
            Rating("shown", value: 4)
          })
      }
      guide.paths["/B"] = { $0.navigator.push(.named("B")) }
      guide.paths["/M"] = { $0.navigator.present(.named("M")) }
      return guide
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    guard await window.start(at: "/") else { throw MirrorHost.Mistake("no start") }
    return (window, await window.nodes())
  }

  @Test func `events reach the presenter as the view's values`() async throws {
    let log = Log()
    let (window, screen) = try await window(log)
    let events: [(String, NodeInput?)] = [
      ("tap", nil), ("toggle", .flag(true)), ("field", .text("a\"</script>")), ("search", nil),
      ("layout", .option(1)), ("size", .option(0)), ("stars", .number(5)),
    ]
    for (label, input) in events {
      let node = try #require(screen[label])
      #expect(await window.deliver(WindowEvent(node: node.id, input: input)) == nil)
    }
    #expect(
      log.lines == [
        "\(ScriptedEvent.tap("tap"))", "\(ScriptedEvent.flag(true))",
        "\(ScriptedEvent.text("a\"</script>"))", "\(ScriptedEvent.tap("submitted"))",
        "\(ScriptedEvent.number(20))", "\(ScriptedEvent.number(1))", "\(ScriptedEvent.number(5))",
      ])
  }

  @Test func `a name that is not on the screen is refused`() async throws {
    let (window, screen) = try await window()
    let text = try #require(screen["count 0"]).id
    let shown = try #require(screen["shown"]).id
    for id in ["", "0", "1.99", "1.00", "1.-1", "1..0", "9.9", "x", text, shown] {
      #expect(await window.deliver(WindowEvent(node: id)) == .notOnScreen)
      #expect(
        await window.deliver(WindowEvent(node: id, input: .number(1))) == .notOnScreen)
    }
  }

  @Test func `a node that has gone is refused`() async throws {
    let (window, screen) = try await window()
    let answer = WindowEvent(node: try #require(screen["answer 0"]).id)
    #expect(await window.deliver(answer) == nil)
    // Another question has its place.
    #expect(await window.nodes()["answer 1"] != nil)
    #expect(await window.deliver(answer) == .notOnScreen)
  }

  @Test func `a node takes only its own sort of event`() async throws {
    let (window, screen) = try await window()
    let events: [(String, NodeInput?)] = [
      ("tap", .text("text")), ("toggle", nil), ("field", nil), ("stars", nil),
    ]
    for (label, input) in events {
      let node = try #require(screen[label])
      #expect(
        await window.deliver(WindowEvent(node: node.id, input: input)) == .notOnScreen)
    }
  }

  @Test func `what is disabled, or lies in something disabled, is refused`() async throws {
    let log = Log()
    let (window, screen) = try await window(log)
    for label in ["off", "deep off"] {
      let node = try #require(screen[label])
      #expect(await window.deliver(WindowEvent(node: node.id)) == .unavailable)
    }
    #expect(log.lines == [])
  }

  @Test(
    arguments: [
      ("toggle", [.text("true"), .option(1), .number(1)]),
      ("field", [.flag(true), .number(1), .files([])]), ("search", [.option(0)]),
      ("layout", [.option(2), .option(-1), .number(1), .text("1")]), ("size", [.option(1)]),
      ("stars", [.number(0), .number(6), .number(-3), .option(3), .text("3")]),
    ] as [(String, [NodeInput])])
  func `an input of another kind, or out of range, is refused`(label: String, inputs: [NodeInput])
    async throws
  {
    let log = Log()
    let (window, screen) = try await window(log)
    let node = try #require(screen[label])
    for input in inputs {
      #expect(
        await window.deliver(WindowEvent(node: node.id, input: input)) == .invalidInput)
    }
    #expect(log.lines == [])
  }

  @Test func `what lies beneath a modal waits until it has gone`() async throws {
    let (window, screen) = try await window()
    let tap = WindowEvent(node: try #require(screen["tap"]).id)
    #expect(await window.open("/M"))
    let covered = await window.nodes()
    #expect(covered["tap"]?.id == tap.node)
    #expect(await window.deliver(tap) == .unavailable)
    let more = try #require(covered["more M"]).id
    #expect(await window.deliver(WindowEvent(node: more)) == nil)
    await window.back()
    _ = await window.nodes()
    #expect(await window.deliver(tap) == nil)
    #expect(await window.deliver(WindowEvent(node: more)) == .notOnScreen)
  }

  @Test func `a covered screen takes no events, and the same ones when it comes back`() async throws
  {
    let (window, screen) = try await window()
    let tap = WindowEvent(node: try #require(screen["tap"]).id)
    #expect(await window.open("/B"))
    // Even before the new screen is drawn: opening a link leaves the old screen.
    #expect(await window.deliver(tap) == .notOnScreen)
    _ = await window.nodes()
    #expect(await window.deliver(tap) == .notOnScreen)
    await window.back()
    #expect(await window.nodes() == screen)
    #expect(await window.deliver(tap) == nil)
  }

  @Test func `after the end every event is refused`() async throws {
    let (window, screen) = try await window()
    await window.end()
    let tap = WindowEvent(node: try #require(screen["tap"]).id)
    #expect(await window.deliver(tap) == .ended)
    #expect(await window.send(tap) == .ended)
    #expect(await window.open("/B") == false)
    await window.back()
    await window.end()
    await window.settle()
  }
}
