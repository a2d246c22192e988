public import Sillar
import SillarVocabulary

/// The content of a window, valid during one rendering: for a host that keeps a copy of the screen and changes it.
///
/// ```swift
/// func count(in window: Window) async -> Int { await window.render { frame in frame.changes.count } }
/// ```
public struct Frame {
  /// Counts the frames that differ from the one before.
  public let revision: Int
  /// The whole screen: its children are the top of the stack and the modals above it.
  public let root: RenderedNode
  /// The changes since the frame that was handed out before.
  public let changes: [Change]
  public let location: Location
  /// The texts in the window's language, for a host's own texts.
  public let localization: Localization
  /// True while an event is being handled, a screen's task is starting, or a progress of unknown length is visible.
  public let isBusy: Bool
  /// True while a `FileField` is visible.
  public let takesFiles: Bool
  /// True if a text that the last memory of the window has was sent or discarded since: the memory should be replaced at
  /// once.
  public let hasLostText: Bool
}

/// Something that a user did to a node.
///
/// ```swift
/// let tap = WindowEvent(node: "1.2")
/// let typing = WindowEvent(node: "1.3", input: .text("hello"), revision: 7)
/// ```
public struct WindowEvent: Sendable, Hashable {
  public var node: NodeName
  /// Nil for a tap, a submission, or reaching the end of a list.
  public var input: NodeInput?
  /// The revision of the frame that the user saw. What has come to the node's place, or has come to say something else, since
  /// then does not get the event. Nil for a host that acts on the frame that it has just drawn.
  public var revision: Int?
  /// The revision that showed the node first: another node in its place does not get the event. Nil for any node.
  var since: Int?

  public init(node: NodeName, input: NodeInput? = nil, revision: Int? = nil) {
    self.node = node
    self.input = input
    self.revision = revision
  }

  /// An event for exactly this node, whatever it has come to say.
  public init(_ node: ScreenNode, _ input: NodeInput? = nil) {
    self.init(node: node.id, input: input)
    since = node.since
  }

  /// The reason why an event was not delivered.
  ///
  /// ```swift
  /// func tap(_ node: ScreenNode, in window: Window) async {
  ///   if let refusal = await window.deliver(WindowEvent(node)) { print("refused: \(refusal)") }
  /// }
  /// ```
  public enum Refusal: Error, Equatable {
    /// No node on the screen has that name and sends such an event, or not the one that the user saw: a node that has come to
    /// do something else is another node.
    case notOnScreen
    /// The node is on the screen, but disabled or beneath a modal.
    case unavailable
    /// The node has come to say something else since the revision that the user saw.
    case changed
    /// The node takes input, but another kind, or another value.
    case invalidInput
    /// The window has ended.
    case ended
  }
}
