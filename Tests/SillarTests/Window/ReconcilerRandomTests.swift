import Foundation
import Scripted
import Sillar
import SillarHost
import Synchronization
import Testing

@testable import SillarTesting

/// Random screens, each turned into the next: a host that applies the changes must have the same screen.
@Suite struct ReconcilerRandomTests {
  /// A random tree of elements.
  struct Tree: Equatable, Sendable {
    enum Kind: CaseIterable, Equatable, Sendable {
      case text, date, button, link, toggle, field, segmented, progress, badge, divider
      case row, tappableRow, column, card, tappableCard, section, list, endlessList, comparedList,
        grid, alert,
        child
    }

    var kind: Kind
    var name: Int
    var key: Int?
    var style: Int
    var isDisabled: Bool
    var isHidden: Bool
    var children: [Tree]

    init(_ random: inout SeededChance, depth: Int) {
      kind = Kind.allCases.randomElement(using: &random) ?? .text
      name = Int.random(in: 0..<3, using: &random)
      key = Bool.random(using: &random) ? Int.random(in: 0..<12, using: &random) : nil
      style = Int.random(in: 0..<12, using: &random)
      isDisabled = Int.random(in: 0..<8, using: &random) == 0
      isHidden = Int.random(in: 0..<12, using: &random) == 0
      children = depth == 0 ? [] : Tree.several(&random, depth: depth - 1)
    }

    static func several(_ random: inout SeededChance, depth: Int) -> [Tree] {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in Tree(&random, depth: depth) }
    }

    /// The trees with a few random changes, moves, insertions and removals.
    static func changed(
      _ trees: [Tree], _ random: inout SeededChance, depth: Int
    ) -> [Tree] {
      var trees = trees
      for index in trees.indices {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: trees[index].name = Int.random(in: 0..<3, using: &random)
        case 1: trees[index].isDisabled.toggle()
        case 2: trees[index].style = Int.random(in: 0..<12, using: &random)
        case 3: trees[index] = Tree(&random, depth: depth)
        case 4...7 where depth > 0:
          trees[index].children = changed(trees[index].children, &random, depth: depth - 1)
        default: break
        }
      }
      if trees.count > 1, Int.random(in: 0..<3, using: &random) == 0 {
        trees.swapAt(
          Int.random(in: 0..<trees.count, using: &random),
          Int.random(in: 0..<trees.count, using: &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        trees.insert(
          Tree(&random, depth: depth), at: Int.random(in: 0...trees.count, using: &random))
      }
      if !trees.isEmpty, Int.random(in: 0..<4, using: &random) == 0 {
        trees.remove(at: Int.random(in: 0..<trees.count, using: &random))
      }
      return trees
    }

    func node(children names: [String]) -> Node<ScriptedEvent> {
      @NodeBuilder<ScriptedEvent> func inside() -> [Node<ScriptedEvent>] {
        for child in children { child.node(children: names) }
      }
      struct Entry: Identifiable, Equatable {
        let id: Int
        let tree: Tree
      }
      let entries = children.enumerated().map { Entry(id: $1.key ?? 100 + $0, tree: $1) }
      var node: Node<ScriptedEvent> =
        switch kind {
        case .text: Text("text \(name)").built
        case .date:
          Text(LocalizedText.time(Date(timeIntervalSince1970: Double(name) * 60))).built
        case .button: Button("button \(name)", send: .number(name)).built
        case .link: Link("link \(name)", to: "/\(name)").built
        case .toggle: Toggle("toggle", isOn: name == 0, send: { .flag($0) }).built
        case .field:
          TextField(
            "field", text: "\(name)", submit: style == 0 ? .number(name) : nil, send: { .text($0) }
          ).built
        case .segmented:
          SegmentedControl(
            "choice", [Choice("a", 0), Choice("b", 1)], selection: name, send: { .number($0) }
          ).built
        case .progress: Progress("progress", fraction: Double(name) / 3).built
        case .badge: Badge("\(name)").built
        case .divider: Divider().built
        case .row: Row(inside).built
        case .tappableRow: Row(send: .number(name)) { Text("in row \(name)") }.built
        case .column: Column(inside).built
        case .card: Card(inside).built
        case .tappableCard:
          Card(send: .number(name)) { for name in names { Text("in card \(name)") } }.built
        case .section: Section("section \(name)", inside).built
        case .list: List(entries) { $0.tree.node(children: names) }.built
        case .endlessList:
          List(entries, onEndReached: .number(name)) { $0.tree.node(children: names) }.built
        case .comparedList:
          List(entries, with: names) { $0.tree.node(children: $1) }.built
        case .grid: Grid(inside).built
        case .alert: Alert("alert \(name)", actions: inside).built
        case .child:
          if names.isEmpty {
            Text("leaf").built
          } else {
            ChildScreen(names[name % names.count]).built
          }
        }
      if let key, kind != .child { node = node.id(key) }
      if style < 2 { node = node.style(Style("s\(style)")) }
      if isDisabled { node = node.disabled() }
      if isHidden { node = node.hiddenFromAssistiveTechnology() }
      return node
    }
  }

  /// A screen of random trees, with a button that replaces them by others.
  private static func screen(
    _ name: String, seed: Int, children: [String: Screen] = [:]
  ) -> Screen {
    var random = SeededChance(seed: seed)
    let names = children.keys.sorted()
    return Screen(
      name,
      ScriptedPresenter(Tree.several(&random, depth: 3)) { presenter, _ in
        presenter.value =
          Int.random(in: 0..<6, using: &random) == 0
          ? Tree.several(&random, depth: 3)
          : Tree.changed(presenter.value, &random, depth: 3)
      }, children: children
    ) { trees in
      Button("next \(name)", send: .tap("next"))
      for tree in trees { tree.node(children: names) }
    }
  }

  @Test(arguments: 0..<48)
  func `the changes lead to what is on the screen`(seed: Int) async throws {
    let app = try TestApp {
      let inner = Self.screen("inner", seed: seed + 1000)
      let first = Self.screen("first", seed: seed + 2000, children: ["inner": inner])
      let second = Self.screen("second", seed: seed + 3000)
      return Self.screen("outer", seed: seed, children: ["first": first, "second": second])
    }
    let host = MirrorHost(Window(app: app, visitor: Visitor(id: "random")))
    _ = await host.window.start(at: "/")
    try await host.update()
    var random = SeededChance(seed: seed + 4000)
    for round in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let buttons = (host.screen?.everything ?? []).filter { node in
          if case .button(let title, _) = node.content { title.hasPrefix("next") } else { false }
        }
        guard let button = buttons.randomElement(using: &random) else { continue }
        await host.window.deliver(WindowEvent(node: button.id))
        if Int.random(in: 0..<6, using: &random) == 0 { _ = await host.window.memory() }
        if Int.random(in: 0..<8, using: &random) == 0 {
          let zones = ["UTC", "America/Lima", "Asia/Kolkata"]
          await host.window.changeTimeZone(to: zones.randomElement(using: &random) ?? "UTC")
        }
        // Sometimes several commits lie between two frames.
        if Int.random(in: 0..<3, using: &random) == 0 { await commit(host.window) }
      }
      do {
        try await host.update()
      } catch {
        Issue.record("seed \(seed), round \(round): \(error)")
        return
      }
    }
    await host.window.end()
    for _ in 0..<1000 where await !host.window.survivors().isEmpty { await Task.yield() }
    let survivors = await host.window.survivors()
    #expect(survivors == [], "seed \(seed)")
  }

  /// Updates the window without a frame: settling does so, and is cancelled at once.
  private func commit(_ window: Window) async {
    let settling = Task { _ = await window.settle() }
    settling.cancel()
    await settling.value
  }
}
