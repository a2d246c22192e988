import Sillar
import SillarHost

/// The nodes of a window as a tree, with their addresses.
struct NodesPart<Event: Equatable & Sendable>: ViewPart {
  /// The most nodes that are shown.
  private static var most: Int { 500 }

  let nodes: ScreenNode

  var body: [Node<Event>] {
    let lines = nodes.children.flatMap { NodeLine.lines(of: $0, at: 0) }
    Text(Words.nodeCount.with(count: lines.count)).style(.muted)
    List(lines.prefix(Self.most), label: Words.nodes) { line in
      Row {
        Text(line.text).style(.code)
        Text(line.id, .caption).style(.code)
      }.style(.line)
    }
    if lines.count > Self.most {
      Text(Words.moreNodes.with(count: lines.count - Self.most)).style(.muted)
    }
  }
}

/// A node of the tree in one line, such as `button "Pay" tap`.
struct NodeLine: Equatable, Identifiable {
  let id: String
  let text: String

  static func lines(of node: ScreenNode, at depth: Int) -> [NodeLine] {
    [NodeLine(node, at: depth)] + node.children.flatMap { lines(of: $0, at: depth + 1) }
  }

  private init(_ node: ScreenNode, at depth: Int) {
    id = node.id
    let marks = [
      (node.sendsEvent, "tap"), (node.takesInput, "input"), (node.takesFiles, "files"),
      (node.isDisabled, "disabled"),
    ]
    let words =
      [node.role + (node.key.map { "=\($0)" } ?? "")]
      + (node.label.isEmpty ? [] : ["\"\(node.label)\""])
      + (node.link.map { ["→ \($0.prefix { $0 != "?" })"] } ?? []) + marks.filter(\.0).map(\.1)
    text = String(repeating: "  ", count: depth) + words.joined(separator: " ")
  }
}
