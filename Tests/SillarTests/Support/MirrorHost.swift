import Sillar
import SillarHost

/// A host that keeps a copy of the screen, updated by changes alone, and that compares it with the screen after each
/// rendering.
final class MirrorHost {
  enum Step: Sendable, Equatable {
    case update(ScreenNode, onlyText: Bool)
    case insert([ScreenNode], parent: NodeName, before: NodeName?)
    case move(NodeName, before: NodeName?)
    case remove(NodeName)
    case cover(NodeName)
    case dropCovered
    case uncover(NodeName, before: NodeName?)

    init(_ change: Change) {
      switch change {
      case .update(let node, let onlyText): self = .update(ScreenNode(node), onlyText: onlyText)
      case .insert(let nodes, let parent, let before):
        self = .insert(
          nodes.map { ScreenNode($0) }, parent: parent.name, before: before?.name)
      case .move(let node, let before): self = .move(node.name, before: before?.name)
      case .remove(let node): self = .remove(node.name)
      case .cover(let node): self = .cover(node.name)
      case .dropCovered: self = .dropCovered
      case .uncover(let node, let before): self = .uncover(node.name, before: before?.name)
      }
    }
  }

  struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private struct Node {
    var shown: ScreenNode
    var children: [NodeName] = []
    var parent: NodeName?
  }

  let window: Window
  private(set) var screen: ScreenNode?
  private(set) var revision = 0
  private var nodes: [NodeName: Node] = [:]
  /// The places of screens that others cover, which the copy keeps.
  private var covered: Set<NodeName> = []

  init(_ window: Window) { self.window = window }

  /// A window of an app, started and settled.
  convenience init(_ app: any App, at path: String = "/") async throws {
    self.init(Window(app: app, visitor: Visitor(id: "mirror")))
    guard await window.start(at: path) else { throw Mistake("no such path: \(path)") }
    await window.settle()
    try await update()
  }

  /// Renders, applies the changes, compares, and returns the changes.
  @discardableResult
  func update() async throws -> [Step] {
    let (steps, root, revision) = await window.render { frame in
      (frame.changes.map { Step($0) }, ScreenNode(frame.root), frame.revision)
    }
    if nodes.isEmpty {
      add(root, to: nil)
    } else {
      for step in steps { try carryOut(step) }
      if !steps.isEmpty, revision == self.revision { throw Mistake("changes without a revision") }
    }
    self.revision = revision
    screen = root
    let copy = try assemble(root.id)
    guard copy.withoutPlaces == root.withoutPlaces else {
      throw Mistake("the copy differs.\nChanges: \(steps)\nScreen:\n\(root)\nCopy:\n\(copy)")
    }
    let hidden = covered.reduce(0) { $0 + count($1) }
    guard nodes.count - hidden == root.everything.count else {
      throw Mistake("nodes are left over")
    }
    return steps
  }

  /// Sends an event to the node with a label, waits until it has been handled, and updates.
  ///
  /// The copy has the entered value already, like the browser of a user who typed it.
  @discardableResult
  func send(_ label: String, _ input: NodeInput? = nil) async throws -> [Step] {
    guard let node = screen?[label] else { throw Mistake("no \"\(label)\" on\n\(screen as Any)") }
    if let input { nodes[node.id]?.shown.content.enter(input) }
    if let refusal = await window.deliver(WindowEvent(node: node.id, input: input)) {
      throw Mistake("\(label): \(refusal)")
    }
    return try await update()
  }

  private func add(_ node: ScreenNode, to parent: NodeName?) {
    var shown = node
    shown.children = []
    nodes[node.id] = Node(shown: shown, children: node.children.map(\.id), parent: parent)
    for child in node.children { add(child, to: node.id) }
  }

  private func forget(_ id: NodeName) {
    for child in nodes[id]?.children ?? [] { forget(child) }
    nodes[id] = nil
  }

  private func carryOut(_ step: Step) throws {
    switch step {
    case .update(var node, let onlyText):
      guard nodes[node.id] != nil else { throw Mistake("update of unknown \(node)") }
      node.children = []
      if onlyText {
        nodes[node.id]?.shown.content = node.content
      } else {
        nodes[node.id]?.shown = node
      }
    case .insert(let inserted, let parent, let before):
      for node in inserted.flatMap(\.everything) where nodes[node.id] != nil {
        throw Mistake("\(node) is inserted twice")
      }
      for node in inserted { add(node, to: parent) }
      try put(inserted.map(\.id), in: parent, before: before)
    case .move(let id, let before):
      guard let parent = nodes[id]?.parent else { throw Mistake("unknown \(id) moves") }
      nodes[parent]?.children.removeAll { $0 == id }
      try put([id], in: parent, before: before)
    case .remove(let id):
      guard let parent = nodes[id]?.parent else { throw Mistake("removal of unknown \(id)") }
      nodes[parent]?.children.removeAll { $0 == id }
      covered.remove(id)
      forget(id)
    case .cover(let id):
      guard let parent = nodes[id]?.parent else { throw Mistake("unknown \(id) is covered") }
      nodes[parent]?.children.removeAll { $0 == id }
      covered.insert(id)
    case .dropCovered:
      for id in covered { forget(id) }
      covered = []
    case .uncover(let id, let before):
      guard covered.remove(id) != nil, let parent = nodes[id]?.parent else {
        throw Mistake("\(id) is uncovered and was not covered")
      }
      try put([id], in: parent, before: before)
    }
  }

  private func count(_ id: NodeName) -> Int {
    (nodes[id]?.children ?? []).reduce(1) { $0 + count($1) }
  }

  private func put(_ ids: [NodeName], in parent: NodeName, before: NodeName?) throws {
    guard let siblings = nodes[parent]?.children else { throw Mistake("unknown parent \(parent)") }
    let index = before.map { siblings.firstIndex(of: $0) } ?? siblings.count
    guard let index else { throw Mistake("\(before as Any) is not in \(parent)") }
    nodes[parent]?.children.insert(contentsOf: ids, at: index)
  }

  private func assemble(_ id: NodeName) throws -> ScreenNode {
    guard let node = nodes[id] else { throw Mistake("unknown \(id)") }
    var shown = node.shown
    shown.children = try node.children.map { try assemble($0) }
    return shown
  }
}

extension ScreenNode {
  /// The node without the addresses of screens, which change with a screen's state and are not drawn.
  fileprivate var withoutPlaces: ScreenNode {
    var node = self
    if case .screen = content { node.key = nil }
    node.children = children.map(\.withoutPlaces)
    return node
  }
}

extension NodeContent {
  /// Sets the value that a user has entered.
  fileprivate mutating func enter(_ input: NodeInput) {
    switch (self, input) {
    case (.textField(var field), .text(let text)):
      field.text = field.kind.isConcealed ? String(repeating: "•", count: text.count) : text
      self = .textField(field)
    case (.textArea(var field), .text(let text)):
      field.text = text
      self = .textArea(field)
    case (.toggle(let label, _), .flag(let isOn)): self = .toggle(label, isOn: isOn)
    case (.segmentedControl(var choices), .option(let position)):
      choices.selection = position
      self = .segmentedControl(choices)
    case (.picker(var choices), .option(let position)):
      choices.selection = position
      self = .picker(choices)
    case (.rating(let label, _, let maximum), .number(let stars)):
      self = .rating(label, value: Double(stars), maximum: maximum)
    default: break
    }
  }
}
