import Sillar
import SillarVocabulary

/// A node of the screen as a host reads it.
///
/// A rendered node is valid only during the rendering that it was handed out in.
///
/// ```swift
/// func texts(of node: RenderedNode) -> [String] {
///   var found: [String] = []
///   if case .text(let text, _) = node.content { found.append(text) }
///   node.forEachChild { found += texts(of: $0) }
///   return found
/// }
/// ```
public struct RenderedNode {
  let storage: NodeStorage
  /// What was passed on the way to the node; nil for a node that was not reached from the one that contains it.
  private let passed: Surroundings?

  init(storage: NodeStorage) { self.init(storage, passed: nil) }

  private init(_ storage: NodeStorage, passed: Surroundings?) {
    self.storage = storage
    self.passed = passed
  }

  public var content: NodeContent { storage.content }
  public var style: Style? { storage.style }
  /// True if the node, or a node that contains it, is disabled.
  public var isDisabled: Bool { storage.isDisabled || surroundings.isDisabled }
  public var isHiddenFromAssistiveTechnology: Bool { storage.isHiddenFromAssistiveTechnology }
  /// The text that assistive technology reads in place of the node's own text; nil for the node's own text.
  public var spoken: String? { storage.spoken }
  /// True if the node sends an event when it is tapped or, for a list, when its end is reached.
  public var sendsEvent: Bool { storage.actions?.sendsEvent == true }
  /// The link to the screen that the node's event leads to; nil where none is known.
  public var link: String? { isInsideControl ? nil : storage.actions?.link }
  /// True if the node's event leads to a screen without an address.
  public var opensScreen: Bool { storage.actions?.destination == .screen }
  /// True if the node's event takes the texts of the fields beside it with it.
  public var emptiesFields: Bool { storage.actions?.emptiesFields == true }
  /// True if the node takes an input: a text, a choice, a number of stars.
  public var takesInput: Bool { storage.actions?.takesInput == true }
  /// The node that contains this one; nil for the window.
  public var parent: RenderedNode? { storage.parent.map { RenderedNode(storage: $0) } }
  /// True if the node lies in a row, column or card that is tapped as a whole. It then takes no events itself.
  public var isInsideControl: Bool { surroundings.isControl }

  private var surroundings: Surroundings { passed ?? around(storage) }

  private func around(_ node: NodeStorage) -> Surroundings {
    guard let parent = node.parent else { return Surroundings() }
    return around(parent).inside(RenderedNode(storage: parent))
  }

  /// Calls a function with each child, in order.
  public func forEachChild(_ body: (RenderedNode) -> Void) {
    if storage.placed.isEmpty { return }
    let inside = surroundings.inside(self)
    for child in storage.children { body(RenderedNode(child, passed: inside)) }
  }
}

/// What the nodes that contain a node mean for it.
private struct Surroundings {
  var isDisabled = false
  var isControl = false

  func inside(_ node: RenderedNode) -> Surroundings {
    var inside = self
    if node.storage.isDisabled { inside.isDisabled = true }
    switch node.content {
    case .row, .column, .card: if node.storage.isTappedAsAWhole { inside.isControl = true }
    default: break
    }
    return inside
  }
}
