public import Sillar
import SillarHost

/// The screen as text.
///
///     # Your games                  the title; ## a heading or section
///     [Play]  [Reset] (disabled)    what can be tapped
///     [How it works](/help)         a link
///     Search: [dune]                a field
///     Layout: (•) List ( ) Grid     options beside each other; Layout: [List ▾] a menu
///     ☑ Sound  ☐ Music              switches
///     Your rating: ★★★☆☆
///     - [Space  ‹New›]              a row of a list, tapped as a whole
///     │ Best: 7                     a card
///     ⏳ Loading topics             work that goes on
struct ScreenText {
  /// The lines of a window: the screen, followed by each modal.
  static func text(of window: ScreenNode) -> String {
    let screens = window.children.map { block(of: $0) }
    guard let first = screens.first else { return "(no screen)" }
    var lines = first.isEmpty ? ["(an empty screen)"] : first
    for modal in screens.dropFirst() {
      lines += ["", "═══ in front of it ═══"] + modal
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of one node.
  ///
  /// - Parameter depth: The number of sections that contain it.
  static func block(of node: ScreenNode, depth: Int = 0) -> [String] {
    switch node.content {
    case .text(let text, let role):
      lines(text, after: prefix(of: role, depth: depth))
    case .picture(_, let description):
      description.isEmpty ? [] : ["(picture: \(description.onOneLine))"]
    case .button(let title, _): [mark("[\(title.onOneLine)]", node)]
    case .link(let title, let destination, _):
      [mark("[\(title.onOneLine)](\(destination))", node)]
    case .row: tappable(row(node.children, depth), node)
    case .column, .screen, .window, .customElement: tappable(stack(node.children, depth), node)
    case .card: tappable(stack(node.children, depth), node).map { "│ \($0)".trimmedAtEnd }
    case .grid: node.children.flatMap { bullet("▫", block(of: $0, depth: depth)) }
    case .list(let label): list(label, node, depth)
    case .item: bullet("-", row(node.children, depth))
    case .section(let title):
      (title.map { lines($0, after: prefix(of: .heading, depth: depth)) } ?? [])
        + stack(node.children, depth + 1)
    case .alert(let title, let message, let role):
      ["\(sign(of: role)) \(sentence(title, message))"] + row(node.children, depth)
    case .emptyState(let title, let message):
      ["∅ \(sentence(title, message))"] + row(node.children, depth)
    case .divider: ["───"]
    default: [mark(control(node), node)]
    }
  }

  // MARK: One line

  private static func control(_ node: ScreenNode) -> String {
    switch node.content {
    case .segmentedControl(let choices):
      let options = choices.titles.enumerated().map { index, title in
        "\(index == choices.selection ? "(•)" : "( )") \(title.onOneLine)"
      }
      return "\(choices.label): \(options.joined(separator: " "))"
    case .picker(let choices):
      return "\(choices.label): [\(choices.selectedTitle?.onOneLine ?? "") ▾]"
    case .textField(let field), .textArea(let field): return line(of: field)
    case .fileField(let label, _, _, let error): return "\(label): []\(mark(of: error))"
    case .toggle(let label, let isOn): return "\(isOn ? "☑" : "☐") \(label.onOneLine)"
    case .rating(let label, let value, let maximum):
      return "\(label): \(stars(value, of: maximum))"
    case .progress(let label, let fraction):
      guard let fraction else { return "⏳ \(label.onOneLine)" }
      return "⏳ \(label.onOneLine): \(Int((fraction * 100).rounded())) %"
    case .badge(let text, _): return "‹\(text.onOneLine)›"
    default: return ""
    }
  }

  private static func line(of field: FieldContent) -> String {
    let shown =
      field.kind.isConcealed ? String(repeating: "•", count: field.text.count) : field.text
    var line = "\(field.label): [\(shown.onOneLine)]"
    if field.text.isEmpty, !field.placeholder.isEmpty { line += " (e.g. \(field.placeholder))" }
    return line + mark(of: field.error)
  }

  private static func mark(of error: String?) -> String {
    error.map { " ✗ \($0.onOneLine)" } ?? ""
  }

  private static func stars(_ value: Double, of maximum: Int) -> String {
    let halves = Int((value * 2).rounded())
    let full = min(halves / 2, maximum)
    let half = halves.isMultiple(of: 2) || full == maximum ? "" : "½"
    let rest = maximum - full - half.count
    return String(repeating: "★", count: full) + half + String(repeating: "☆", count: rest)
  }

  private static func mark(_ text: String, _ node: ScreenNode) -> String {
    node.isDisabled ? "\(text) (disabled)" : text
  }

  // MARK: Several lines

  private static func prefix(of role: TextRole, depth: Int) -> String {
    switch role {
    case .title: "# "
    case .heading: String(repeating: "#", count: min(6, depth + 2)) + " "
    case .body, .caption: ""
    }
  }

  private static func lines(_ text: String, after prefix: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
  }

  /// Nodes stacked vertically, with an empty line before each heading.
  private static func stack(_ nodes: [ScreenNode], _ depth: Int) -> [String] {
    var lines: [String] = []
    for node in nodes {
      if !lines.isEmpty, node.startsWithHeading { lines.append("") }
      lines += block(of: node, depth: depth)
    }
    return lines
  }

  /// Nodes side by side on one line, or stacked when one of them has several lines.
  private static func row(_ nodes: [ScreenNode], _ depth: Int) -> [String] {
    let blocks = nodes.map { block(of: $0, depth: depth) }.filter { !$0.isEmpty }
    guard blocks.allSatisfy({ $0.count == 1 }) else { return blocks.flatMap { $0 } }
    return blocks.isEmpty ? [] : [blocks.joined().joined(separator: "  ")]
  }

  private static func list(_ label: String?, _ node: ScreenNode, _ depth: Int) -> [String] {
    (label.map { ["\($0.onOneLine):"] } ?? [])
      + node.children.flatMap { block(of: $0, depth: depth) }
      + (node.sendsEvent ? [mark("⋮", node)] : [])
  }

  private static func bullet(_ bullet: String, _ lines: [String]) -> [String] {
    guard let first = lines.first else { return [bullet] }
    return ["\(bullet) \(first)"] + lines.dropFirst().map { "  \($0)".trimmedAtEnd }
  }

  private static func tappable(_ lines: [String], _ node: ScreenNode) -> [String] {
    guard node.isTappedAsAWhole else { return lines }
    guard var last = lines.last else { return [mark("[]", node)] }
    if lines.count == 1 { return [mark("[\(last)]", node)] }
    last = mark(" \(last)]", node)
    return ["[\(lines[0])"] + lines.dropFirst().dropLast().map { " \($0)".trimmedAtEnd } + [last]
  }

  private static func sign(of role: AlertRole) -> String {
    switch role {
    case .information: "ℹ"
    case .success: "✓"
    case .warning: "⚠"
    case .error: "✗"
    }
  }

  private static func sentence(_ title: String, _ message: String) -> String {
    [title, message].filter { !$0.isEmpty }.joined(separator: " — ").onOneLine
  }
}

extension ScreenNode {
  /// The node as text, like ``TestHost/text``: for the test of a view.
  ///
  /// ```swift
  /// let screen = ScreenNode(of: CounterView(), CounterState())
  /// #expect(screen.text == "# Taps: 0\n[Tap me]")
  /// ```
  public var text: String { ScreenText.block(of: self).joined(separator: "\n") }

  fileprivate var startsWithHeading: Bool {
    switch content {
    case .text(_, .title), .text(_, .heading): true
    case .section(let title): title != nil
    case .screen, .column: !isTappedAsAWhole && children.first?.startsWithHeading == true
    default: false
    }
  }
}

extension String {
  /// The text with `⏎` in place of each line break.
  fileprivate var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
  }

  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
