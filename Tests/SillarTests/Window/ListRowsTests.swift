import Scripted
import Sillar
import SillarHost
import Testing

/// Which rows of a list are drawn again.
@Suite struct ListRowsTests {
  private typealias Thing = ReconcilerTests.Thing

  /// A window with a list, and a log of the rows that are drawn. Its host takes the changes, and does not read the screen.
  private func window<Value: Equatable & Sendable>(
    _ states: [Value], _ draw: @escaping @Sendable (Value, Log) -> List<ScriptedEvent>
  ) async throws -> (Window, Log) {
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
    let window = Window(app: app, visitor: Visitor(id: "reader"))
    try #require(await window.start(at: "/"))
    await window.render { _ in }
    return (window, log)
  }

  /// The rows that are drawn for each of the states.
  private func drawn<Value: Equatable & Sendable>(
    _ states: [Value], _ draw: @escaping @Sendable (Value, Log) -> List<ScriptedEvent>
  ) async throws -> [[String]] {
    let (window, log) = try await window(states, draw)
    var rows = [log.take()]
    for _ in states.dropFirst() {
      await window.deliver(WindowEvent(node: "1.0"))
      await window.render { _ in }
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

  // A row that is drawn again is drawn as it was before, too: its nodes are not kept.

  @Test func `a list draws only the rows whose elements have changed`() async throws {
    let (one, two, other) = (Thing(1), Thing(2), Thing(2, "two"))
    let drawn = try await drawn([Shop([one, two]), Shop([one, other]), Shop([one, two])]) {
      shop, log in
      List(shop.things) { thing in
        let _ = log.add(thing.name)
        Text(thing.name)
      }
    }
    #expect(drawn == [["thing 1", "thing 2"], ["thing 2", "two"], ["two", "thing 2"]])
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
        ["thing 1 0", "thing 2 0"], ["thing 1 0", "thing 2 0", "thing 1 1", "thing 2 1"],
        ["thing 1 1", "thing 2 1", "thing 1 2", "two 2"],
        ["thing 1 2", "two 2", "thing 1 2", "two 2"],
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
    // A row with something in it that came later, such as the divider, keeps its nodes.
    #expect(
      drawn == [
        ["1 of 1"], ["1 of 1", "1 of 2", "2 of 2"], ["2 of 2", "2 of 2", "1 of 2"],
        ["1 of 2", "1 of 1"],
      ])
  }

  @Test func `a list that is made from the state is drawn as a whole`() async throws {
    let drawn = try await drawn([[1, 2], [1, 3]]) { numbers, log in
      List(numbers.indices.map { Thing($0, "\(numbers[$0])") }) { thing in
        let _ = log.add("\(thing.name) of \(numbers[1])")
        Text(thing.name)
      }
    }
    #expect(drawn == [["1 of 2", "2 of 2"], ["1 of 2", "2 of 2", "1 of 3", "3 of 3"]])
  }

  @Test func `a list with a value draws only the rows whose elements have changed`() async throws {
    let drawn = try await drawn([
      [Thing(1), Thing(2), Thing(3)], [Thing(1), Thing(2, "two"), Thing(3)],
      [Thing(3), Thing(1), Thing(4)], [Thing(3), Thing(1), Thing(4)], [],
    ]) { things, log in
      List(things, with: 0) { thing, _ in
        let _ = log.add(thing.name)
        Text(thing.name)
        Button("tap \(thing.id)", send: .tap(thing.name))
      }
    }
    #expect(
      drawn == [["thing 1", "thing 2", "thing 3"], ["thing 2", "two"], ["thing 4"], [], []])
  }

  @Test func `a list with a value draws all rows when the value changes`() async throws {
    let drawn = try await drawn(["a", "b", "b"]) { unit, log in
      List([Thing(1), Thing(2)], with: unit) { thing, unit in
        let _ = log.add("\(thing.id)\(unit)")
        Text("\(thing.name) \(unit)")
      }
    }
    #expect(drawn == [["1a", "2a"], ["1a", "2a", "1b", "2b"], []])
  }
}
