import Sillar
import SillarHost

/// The node that a step looks for on the screen.
struct Target: Sendable {
  /// The target's name in messages, such as `the field "Search"`.
  let description: String
  /// Matches similar nodes, which a message lists when the target is not found.
  let kind: @Sendable (ScreenNode) -> Bool
  /// The ways to match, in order of priority: the first one that finds a node is used.
  let matches: [@Sendable (ScreenNode) -> Bool]
  /// The text of the row, card or section that contains the target.
  var place: String?

  enum Finding {
    case found(ScreenNode)
    /// The reason why the target cannot be used.
    case missing(String)
  }

  func find(in look: Snapshot) -> Finding {
    guard let front = look.front else { return .missing("There is no screen to find \(name) on.") }
    let candidates = candidates(in: front)
    guard let first = candidates.first else { return .missing(whyMissing(in: look, front)) }
    guard candidates.count == 1 else {
      let lines = candidates.map { "  \(ScreenText.block(of: $0).joined(separator: " "))" }
      return .missing(
        "There are \(candidates.count) of \(name); say in which row, card or section with `in:`.\n"
          + lines.joined(separator: "\n"))
    }
    guard !first.isDisabled else { return .missing("\(name.capitalizedFirst) is disabled.") }
    return .found(first)
  }

  private var name: String {
    place.map { "\(description) in \"\($0)\"" } ?? description
  }

  private func candidates(in root: ScreenNode) -> [ScreenNode] {
    for matches in matches {
      var found: [(node: ScreenNode, depth: Int)] = []
      root.walk { node, within in
        // A control in a control is dead in a browser.
        guard matches(node), !within.contains(where: \.isTappedAsAWhole) else { return }
        guard let place else { return found.append((node, 0)) }
        // The nearest container that shows the text of the place.
        if let depth = within.lastIndex(where: { $0.allTexts.contains(place) }) {
          found.append((node, depth))
        }
      }
      let nearest = found.map(\.depth).max()
      if !found.isEmpty { return found.filter { $0.depth == nearest }.map(\.node) }
    }
    return []
  }

  private func whyMissing(in look: Snapshot, _ front: ScreenNode) -> String {
    var isDead = false
    front.walk { node, within in
      isDead = isDead || matches.contains { $0(node) } && within.contains(where: \.isTappedAsAWhole)
    }
    if isDead {
      return
        "\(name.capitalizedFirst) lies in a row, column or card that is tapped as a whole, and is dead there."
    }
    for screen in look.screen.children.dropLast() where !candidates(in: screen).isEmpty {
      return "\(name.capitalizedFirst) lies beneath a modal, which takes all events."
    }
    var others: [String] = []
    front.walk { node, _ in
      if kind(node) { others.append(ScreenText.block(of: node).joined(separator: " ")) }
    }
    let rest =
      others.isEmpty ? "There is none at all." : "There is " + others.joined(separator: ", ")
    return "\(name.capitalizedFirst) is not on the screen. \(rest)"
  }
}

extension Target {
  /// A button, a link, or a row, column or card that is tapped as a whole.
  static func tappable(_ text: String, in place: String?) -> Target {
    Target(
      description: "a button, link, row or card \"\(text)\"", kind: \.canBeTapped,
      matches: [
        { node in
          switch node.content {
          case .button(let title, _), .link(let title, _, _): title == text
          default: false
          }
        },
        { node in
          guard node.isTappedAsAWhole else { return false }
          let texts = node.textsOfTheWhole
          return texts.contains(text) || texts.joined(separator: " ") == text
        },
      ],
      place: place)
  }

  /// A text field, text area or file field, by its label, or else by its placeholder.
  static func field(_ label: String, in place: String?) -> Target {
    Target(
      description: "the field \"\(label)\"", kind: { $0.field != nil },
      matches: [{ $0.field?.label == label }, { $0.field?.placeholder == label }], place: place)
  }

  /// A segmented control or picker, by its label, or else by one of its options.
  static func choices(_ label: String?, option: String) -> Target {
    if let label {
      Target(
        description: "the choice \"\(label)\"", kind: { $0.choices != nil },
        matches: [{ $0.choices?.label == label }])
    } else {
      Target(
        description: "a choice with the option \"\(option)\"", kind: { $0.choices != nil },
        matches: [{ $0.choices?.titles.contains(option) == true }])
    }
  }

  static func toggle(_ label: String, in place: String?) -> Target {
    Target(
      description: "the switch \"\(label)\"", kind: { $0.toggle != nil },
      matches: [{ $0.toggle?.label == label }], place: place)
  }

  static func rating(_ label: String, in place: String?) -> Target {
    let isRating: @Sendable (ScreenNode) -> Bool = { $0.takesInput && $0.role == "rating" }
    return Target(
      description: "the rating \"\(label)\"", kind: isRating,
      matches: [{ isRating($0) && $0.label == label }], place: place)
  }

  /// An element of a module's own that sends events, by its label.
  static func element(_ label: String, in place: String?) -> Target {
    let isElement: @Sendable (ScreenNode) -> Bool = { $0.takesInput && $0.role == "customElement" }
    return Target(
      description: "the element \"\(label)\"", kind: isElement,
      matches: [{ isElement($0) && $0.label == label }], place: place)
  }

  /// A list that loads more when its end is reached.
  static func list(_ label: String?) -> Target {
    let goesOn: @Sendable (ScreenNode) -> Bool = {
      if case .list = $0.content { $0.sendsEvent } else { false }
    }
    return Target(
      description: label.map { "the list \"\($0)\" that goes on" } ?? "a list that goes on",
      kind: goesOn,
      matches: [{ goesOn($0) && (label == nil || $0.content == .list(label: label)) }])
  }
}

extension ScreenNode {
  var canBeTapped: Bool {
    switch content {
    case .button, .link: true
    default: isTappedAsAWhole
    }
  }

  var field: (label: String, placeholder: String)? {
    switch content {
    case .textField(let field), .textArea(let field): (field.label, field.placeholder)
    case .fileField(let label, _, _, _): (label, "")
    default: nil
    }
  }

  var choices: Choices? {
    switch content {
    case .segmentedControl(let choices), .picker(let choices): choices
    default: nil
    }
  }

  var toggle: (label: String, isOn: Bool)? {
    if case .toggle(let label, let isOn) = content { (label, isOn) } else { nil }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
