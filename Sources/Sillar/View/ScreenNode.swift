public import SillarVocabulary

/// A node and all that is in it, as a value: for the test of a view, for a recording, for a host in another process.
///
/// ```swift
/// let screen = ScreenNode(of: CounterView(), CounterState())
/// let button = screen.node(at: "button")
/// #expect(button?.label == "Tap me" && button?.isDisabled == false)
/// ```
///
/// Two nodes are equal if a user sees no difference and they are the same nodes.
public struct ScreenNode: Sendable, Codable, Equatable, Identifiable {
  /// The node's name in its window, such as `1.0.51`, which stays the same while the node is there. It is empty for the window
  /// itself. Unlike ``address(of:)`` it is for hosts, not for people.
  public var id: String
  /// The revision of the window that showed the node first: another node that takes its place has its name, and is shown later.
  package var since: Int
  /// The identity of the node among its siblings, such as the `id` of a row's element; nil if it has none.
  public var key: String?
  /// The content. A field whose input must not be shown again has a bullet in place of each character.
  public var content: NodeContent
  public var style: Style?
  /// The text that assistive technology reads in place of the node's own text; nil for the node's own text.
  public var spoken: String?
  public var isHiddenFromAssistiveTechnology: Bool
  /// True for a control that takes nothing now: it, or a node that contains it, is disabled.
  public var isDisabled: Bool
  /// True if the node sends an event when it is tapped, submitted or, for a list, when its end is reached.
  public var sendsEvent: Bool
  /// The link that the node's event leads to; nil where none is known.
  var eventLink: String?
  /// True if the node's event leads to a screen without an address.
  public var opensScreen: Bool
  /// True if the node's event takes the texts of the fields beside it with it.
  public var emptiesFields: Bool
  /// True if the node takes an input: a text, a choice, a number of stars.
  public var takesInput: Bool
  /// True if the node takes files.
  public var takesFiles: Bool
  public var children: [ScreenNode]

  /// - Parameter name: The node's ``id`` as UTF-8.
  package init(_ node: NodeStorage, _ name: [UInt8], isDisabled: Bool, isInsideControl: Bool) {
    let actions = isInsideControl ? nil : node.actions
    id = String(decoding: name, as: UTF8.self)
    since = node.firstRevision
    key = node.key?.text
    content = node.content.concealed
    style = node.style
    spoken = node.spoken
    isHiddenFromAssistiveTechnology = node.isHiddenFromAssistiveTechnology
    self.isDisabled = isDisabled && node.isControl
    sendsEvent = actions?.sendsEvent == true
    eventLink = actions?.link
    opensScreen = actions?.destination == .screen
    emptiesFields = actions?.emptiesFields == true
    takesInput = actions?.takesInput == true
    takesFiles = actions?.takesFiles == true
    let isControl = isInsideControl || node.isTappedAsAWhole
    children = node.children.map { child in
      var name = name
      child.appendName(to: &name)
      return ScreenNode(
        child, name, isDisabled: isDisabled || child.isDisabled, isInsideControl: isControl)
    }
  }
}

extension ScreenNode {
  /// The kind of the node, such as `text`, `button`, `textField` or `row`: the name of its element.
  public var role: String { content.role }

  /// The text that a user reads on the node, or its label, title or description; empty if it has none.
  public var label: String { content.label }

  /// The address that the node leads to: that of a ``Link``, or of an element that is linked to a route; nil for other nodes.
  public var link: String? {
    if case .link(_, let destination, _) = content { destination } else { eventLink }
  }

  /// The nodes of a view, to test it with values and without a window.
  ///
  /// ```swift
  /// let screen = ScreenNode(of: CounterView(), CounterState())
  /// let title = screen.children[0].label   // "Taps: 0"
  /// ```
  ///
  /// A ``ChildScreen`` is an empty place.
  ///
  /// - Parameter localization: Writes the texts of modules; nil for those of the framework alone, in English.
  public init<V: View>(
    of view: V, _ state: V.State, in localization: Localization? = nil
  ) {
    let window = NodeStorage(.window)
    let screen = NodeStorage(.screen(name: "\(V.self)"), key: .string("\(V.self)"))
    screen.position = 1
    screen.placed = view.body(state).map { $0.storage }
    screen.parent = window
    screen.fill(with: TextResolver(localization ?? .english), since: 1)
    self = ScreenNode(screen, Array("1".utf8), isDisabled: false, isInsideControl: false)
    screen.letGo()
  }
}

extension NodeContent {
  /// The content without an input that must not be shown again.
  fileprivate var concealed: NodeContent {
    guard case .textField(var field) = self, field.kind.isConcealed else { return self }
    field.text = String(repeating: "•", count: field.text.count)
    return .textField(field)
  }
}
