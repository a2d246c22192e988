import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

@Suite struct ReconcilerTests {
  struct Thing: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String? = nil) {
      self.id = id
      self.name = name ?? "thing \(id)"
    }
  }

  /// A screen with a button that goes through states, one by one.
  private func host<Value: Equatable & Sendable>(
    _ states: [Value], children: @escaping @Sendable () -> [String: Screen] = { [:] },
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) async throws -> MirrorHost {
    try await MirrorHost(
      TestApp {
        var next = 1
        return Screen(
          "screen",
          ScriptedPresenter(states[0]) { presenter, _ in
            if next < states.count { presenter.value = states[next] }
            next += 1
          }, children: children()
        ) { value in
          Button("next", send: .tap("next"))
          for node in draw(value) { node }
        }
      })
  }

  private func list(_ states: [[Thing]]) async throws -> MirrorHost {
    try await host(states) { things in
      List(things) { Text($0.name) }
    }
  }

  private func list(_ states: [[Int]]) async throws -> MirrorHost {
    try await list(states.map { $0.map { Thing($0) } })
  }

  @Test func `another text updates the text and nothing else`() async throws {
    let host = try await host(["one", "two"]) { text in
      Row { Text(text) }
      Text("stays")
    }
    let id = try #require(host.screen?["one"]?.id)
    let steps = try await host.send("next")
    #expect(steps.count == 1)
    guard case .update(let node, onlyText: true) = steps.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(node.id == id)
    #expect(node.content == .text("two", .body))
  }

  @Test func `the same state changes nothing`() async throws {
    let host = try await host([1, 1]) { Text("\($0)") }
    let revision = host.revision
    #expect(try await host.send("next") == [])
    #expect(host.revision == revision)
  }

  @Test func `a row in the middle is one insertion, its removal one removal`() async throws {
    let host = try await list([[1, 2, 3], [1, 9, 2, 3], [1, 2, 3]])
    let inserting = try await host.send("next")
    let two = try #require(
      host.screen?.everything.first { $0.children.first?.content == .text("thing 2", .body) })
    guard case .insert(let nodes, _, before: two.id) = inserting.first else {
      Issue.record("\(inserting)")
      return
    }
    #expect(inserting.count == 1)
    #expect(nodes.map { $0.children.map(\.content) } == [[.text("thing 9", .body)]])
    #expect(try await host.send("next") == [.remove(nodes[0].id)])
  }

  @Test func `a page of twenty more is one insertion at the end`() async throws {
    let host = try await list([Array(0..<20), Array(0..<40)])
    let steps = try await host.send("next")
    guard case .insert(let nodes, _, before: nil) = steps.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(steps.count == 1)
    #expect(nodes.count == 20)
  }

  @Test func `rows that change places move as little as possible`() async throws {
    var random = SeededChance(seed: 3)
    var states = [Array(0..<8)]
    for _ in 0..<80 {
      let kept = states[states.count - 1].filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      let new = (0..<12).filter { !kept.contains($0) && Int.random(in: 0..<4, using: &random) == 0 }
      var next = kept + new
      for _ in 0..<Int.random(in: 0...3, using: &random) where next.count > 1 {
        next.swapAt(
          Int.random(in: 0..<next.count, using: &random),
          Int.random(in: 0..<next.count, using: &random))
      }
      states.append(next)
    }
    let host = try await list(states)
    for (before, after) in zip(states, states.dropFirst()) {
      let steps = try await host.send("next")
      let moves = steps.filter { if case .move = $0 { true } else { false } }
      let positions = after.compactMap { before.firstIndex(of: $0) }
      #expect(moves.count == positions.count - longestRun(positions), "\(before) to \(after)")
    }
  }

  private func longestRun(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }

  @Test func `a row that moves stays the same row`() async throws {
    let host = try await list([[1, 2, 3], [3, 1, 2]])
    let before = try #require(host.screen?["thing 3"]?.id)
    let steps = try await host.send("next")
    #expect(steps.count == 1)
    #expect(host.screen?["thing 3"]?.id == before)
  }

  @Test func `two rows with one identity are both shown, and reported`() async throws {
    let log = Log()
    let things = [Thing(1, "a"), Thing(1, "b"), Thing(2, "c")]
    let states = [things, things.reversed(), [things[1]], things + things]
    let app = try TestApp {
      var next = 1
      return Screen(
        "twins",
        ScriptedPresenter(states[0]) { presenter, _ in
          presenter.value = states[next]
          next += 1
        }
      ) { things in
        Button("next", send: .tap("next"))
        List(things) { Text($0.name) }
      }
    }
    let host = MirrorHost(
      Window(app: app, visitor: Visitor(id: "me")) { log.add($0.description) })
    _ = await host.window.start(at: "/")
    try await host.update()
    #expect(
      log.take() == [
        "The screen \"twins\" has two nodes with the key 1 beside each other: give each element of a "
          + "list its own id."
      ])
    for state in states.dropFirst() {
      try await host.send("next")
      let texts = host.screen?.everything.compactMap { node in
        if case .text(let text, _) = node.content { text } else { nil }
      }
      #expect(texts == state.map(\.name))
    }
  }

  @Test func `a modifier changes only what it is called on`() async throws {
    let host = try await host([1]) { _ in
      let plain = Text<ScriptedEvent>("text")
      let muted = plain.style(.muted)
      plain
      muted
      muted.disabled().hiddenFromAssistiveTechnology()
      plain
    }
    let texts = host.screen?.everything.filter { $0.content == .text("text", .body) } ?? []
    #expect(texts.map(\.style) == [nil, .muted, .muted, nil])
    #expect(texts.map(\.isHiddenFromAssistiveTechnology) == [false, false, true, false])
  }

  @Test func `a node can be used twice in one body`() async throws {
    let host = try await host([1, 2, 3, 4]) { number in
      let row = Row(send: ScriptedEvent.tap("row")) { Text("\(number)") }.built
      let named = row.id("row")
      row
      Column { row }
      if number.isMultiple(of: 2) { row }
      row.style(.accent)
      Column {
        named
        named
      }
    }
    for number in 2...4 {
      try await host.send("next")
      let texts = host.screen?.everything.filter { $0.content == .text("\(number)", .body) }
      #expect(texts?.count == (number.isMultiple(of: 2) ? 6 : 5))
    }
  }

  @Test func `with another identity it is another element`() async throws {
    let host = try await host([1, 2]) { number in
      Button("answer", send: .tap("answer")).id(number)
    }
    let before = try #require(host.screen?["answer"]?.id)
    try await host.send("next")
    #expect(host.screen?["answer"]?.id != before)
    #expect(await host.window.deliver(WindowEvent(node: before)) == .notOnScreen)
  }

  @Test func `what lies in something disabled is disabled with it, and the host hears of it`()
    async throws
  {
    let host = try await host(
      [false, true, false],
      children: {
        [
          "child": Screen("child", ScriptedPresenter(0)) { _ in
            Button("inside", send: .tap("inside"))
            Link("link", to: "/")
          }
        ]
      },
      { isDisabled in
        Column {
          Row { Button("deep", send: .tap("deep")) }
        }.disabled(isDisabled)
        ChildScreen("child").disabled(isDisabled)
      })
    for isDisabled in [true, false] {
      try await host.send("next")
      for label in ["deep", "inside"] {
        let node = try #require(host.screen?[label])
        #expect(node.isDisabled == isDisabled)
        #expect(
          await host.window.deliver(WindowEvent(node: node.id))
            == (isDisabled ? .unavailable : nil))
      }
    }
  }

  @Test func `style, role and what is hidden are updates that are not only content`() async throws {
    let host = try await host([false, true]) { isMarked in
      Text("text").style(isMarked ? .accent : .muted)
        .hiddenFromAssistiveTechnology(isMarked)
    }
    let steps = try await host.send("next")
    #expect(steps.count == 1)
    guard case .update(let node, onlyText: false) = steps.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(node.style == .accent)
    #expect(node.isHiddenFromAssistiveTechnology)
  }

  @Test func `a child screen moves to another place and keeps its state`() async throws {
    let log = Log()
    let host = try await host(
      [0, 1, 2, 0, 3, 1],
      children: {
        [
          "child": Screen(
            "child", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 },
            behaviors: [Recorder(log)]
          ) { count in
            Text("count \(count)")
            Button("add", send: .tap("add"))
          }
        ]
      },
      { place in
        Row { if place == 1 { ChildScreen("child") } }
        Column { if place == 0 { ChildScreen("child") } }
        if place == 2 { ChildScreen("child") }
      })
    try await host.send("add")
    for place in [1, 2, 0] {
      try await host.send("next")
      #expect(host.screen?["count \(place == 1 ? 1 : place == 2 ? 2 : 3)"] != nil)
      try await host.send("add")
    }
    #expect(log.take() == ["child viewDidLoad", "child viewWillAppear", "child viewDidAppear"])
    try await host.send("next")
    #expect(host.screen?["add"] == nil)
    #expect(log.take() == ["child viewWillDisappear", "child viewDidDisappear"])
    try await host.send("next")
    #expect(host.screen?["count 4"] != nil)
    #expect(log.take() == ["child viewWillAppear", "child viewDidAppear"])
  }

  @Test func `a child that the screen does not have is an empty place, and reported`() async throws
  {
    let log = Log()
    let app = try TestApp {
      Screen("parent", ScriptedPresenter(0)) { _ in
        Text("here")
        ChildScreen("nobody")
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me")) { log.add($0.description) }
    _ = await window.start(at: "/")
    #expect(await window.nodes()["here"] != nil)
    #expect(
      log.lines == [
        "The view of \"parent\" places the child \"nobody\", which the screen does not have: pass it "
          + "as one of its children."
      ])
  }

  @Test func `what changes before it was ever shown is inserted as it is in the end`() async throws
  {
    let host = try await host([[1], [1, 2], [1, 2, 3], [2]]) { (numbers: [Int]) in
      for number in numbers {
        Column {
          Text("\(numbers.count)")
          for more in numbers where more <= number { Text("more \(more)") }
        }.id(number)
      }
    }
    let next = try #require(host.screen?["next"]?.id)
    for _ in 0..<3 {
      await host.window.deliver(WindowEvent(node: next))
      // Updates the window without a frame.
      await host.window.settle()
    }
    try await host.update()
  }
}
