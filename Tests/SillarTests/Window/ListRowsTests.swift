import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

/// Which rows of a list are drawn again.
@Suite struct ListRowsTests {
  private typealias Thing = ReconcilerTests.Thing

  /// A screen with a list, and a log of the rows that are drawn.
  private func host<Value: Equatable & Sendable>(
    _ states: [Value], _ draw: @escaping @Sendable (Value, Log) -> List<ScriptedEvent>
  ) async throws -> (MirrorHost, Log) {
    let log = Log()
    let app = try TestApp {
      var rest = states.dropFirst()
      let presenter = ScriptedPresenter(states[0]) { presenter, _ in
        if let next = rest.popFirst() { presenter.value = next }
      }
      return Screen("screen", presenter) { value in
        Button("next", send: .tap("next"))
        draw(value, log)
        Text("\(value)")
      }
    }
    return (try await MirrorHost(app), log)
  }

  /// The rows that are drawn for each of the states.
  private func drawn<Value: Equatable & Sendable>(
    _ states: [Value], _ draw: @escaping @Sendable (Value, Log) -> List<ScriptedEvent>
  ) async throws -> [[String]] {
    let (host, log) = try await host(states, draw)
    var rows = [log.take()]
    for _ in states.dropFirst() {
      try await host.send("next")
      rows.append(log.take())
    }
    return rows
  }

  private struct Shop: Equatable, Sendable {
    enum Stock: Equatable, Sendable {
      case unknown
      case known(things: [Thing], isOpen: Bool)
    }
    var stock: Stock
    var selected = 0

    init(_ things: [Thing], isOpen: Bool = true, selected: Int = 0) {
      stock = .known(things: things, isOpen: isOpen)
      self.selected = selected
    }

    var things: [Thing] { if case .known(let things, _) = stock { things } else { [] } }
  }

  @Test func `a list draws only the rows whose elements have changed`() async throws {
    let (one, two, other) = (Thing(1), Thing(2), Thing(2, "two"))
    let drawn = try await drawn([Shop([one, two]), Shop([one, other]), Shop([one, two])]) {
      shop, log in
      List(shop.things) { thing in
        let _ = log.add(thing.name)
        Text(thing.name)
      }
    }
    #expect(drawn == [["thing 1", "thing 2"], ["two"], ["thing 2"]])
  }

  @Test func `a list draws all rows when anything else in the state changes`() async throws {
    let (one, two, other) = (Thing(1), Thing(2), Thing(2, "two"))
    let drawn = try await drawn([
      Shop([one, two]), Shop([one, two], selected: 1), Shop([one, other], selected: 2),
      Shop([one, other], isOpen: false, selected: 2),
    ]) { shop, log in
      List(shop.things) { thing in
        let _ = log.add("\(thing.name) \(shop.selected)")
        Text(thing.name).style(shop.selected == thing.id ? .accent : .muted)
      }
    }
    #expect(
      drawn == [
        ["thing 1 0", "thing 2 0"], ["thing 1 1", "thing 2 1"], ["thing 1 2", "two 2"],
        ["thing 1 2", "two 2"],
      ])
  }

  @Test func `a list draws all rows when elements come, go or move`() async throws {
    let (one, two) = (Thing(1), Thing(2))
    let drawn = try await drawn([[one], [one, two], [two, one], [one]]) { things, log in
      List(things) { thing in
        let _ = log.add("\(thing.id) of \(things.count)")
        if thing != things.last { Divider() }
        Text(thing.name)
      }
    }
    #expect(drawn == [["1 of 1"], ["1 of 2", "2 of 2"], ["2 of 2", "1 of 2"], ["1 of 1"]])
  }

  @Test func `a list that is made from the state is drawn as a whole`() async throws {
    let drawn = try await drawn([[1, 2], [1, 3]]) { numbers, log in
      List(numbers.indices.map { Thing($0, "\(numbers[$0])") }) { thing in
        let _ = log.add("\(thing.name) of \(numbers[1])")
        Text(thing.name)
      }
    }
    #expect(drawn == [["1 of 2", "2 of 2"], ["1 of 3", "3 of 3"]])
  }

  @Test func `a list with a value draws only the rows whose elements have changed`() async throws {
    let (host, log) = try await host([
      [Thing(1), Thing(2), Thing(3)], [Thing(1), Thing(2, "two"), Thing(3)],
      [Thing(3), Thing(1), Thing(4)], [Thing(3), Thing(1), Thing(4)], [],
    ]) { things, log in
      List(things, with: 0) { thing, _ in
        let _ = log.add(thing.name)
        Text(thing.name)
        Button("tap \(thing.id)", send: .tap(thing.name))
      }
    }
    #expect(log.take() == ["thing 1", "thing 2", "thing 3"])
    let third = try #require(host.screen?["tap 3"]?.id)
    for drawn in [["two"], ["thing 4"], [], []] {
      try await host.send("next")
      #expect(log.take() == drawn)
    }
    #expect(host.screen?["[]"] != nil)
    #expect(await host.window.deliver(WindowEvent(node: third)) == .notOnScreen)
  }

  @Test func `a list with a value draws all rows when the value changes`() async throws {
    let drawn = try await drawn(["a", "b", "b"]) { unit, log in
      List([Thing(1), Thing(2)], with: unit) { thing, unit in
        let _ = log.add("\(thing.id)\(unit)")
        Text("\(thing.name) \(unit)")
      }
    }
    #expect(drawn == [["1a", "2a"], ["1b", "2b"], []])
  }
}
