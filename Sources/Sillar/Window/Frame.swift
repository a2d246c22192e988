/// What a window shows, for the time of one rendering.
///
/// ```swift
/// let title = await window.render { frame in frame.location.title }
/// ```
public struct Frame {
  /// Counts the frames that differ from the one before.
  public let revision: Int
  /// The whole screen: its children are the top of the stack and the modals above it.
  public let root: RenderedNode
  /// How to get here from the frame that was handed out before.
  public let changes: [Change]
  public let location: Location
  /// What its texts are written in, as in BCP 47.
  public let language: String
  /// Whether an event is being handled, or a progress of unknown length is to be seen.
  public let isBusy: Bool
  /// Whether a ``FileField`` is to be seen.
  public let takesFiles: Bool
}

/// Where a window is.
public struct Location: Sendable, Equatable {
  /// The address of the screen at the top of the stack, or of the nearest below it that has one, as in a link.
  public var path: String
  /// How many screens are on the stack.
  public var depth: Int
  /// How many modals are above it.
  public var modals: Int
  /// The first title on the screen; empty when there is none.
  public var title: String
}

/// A screen that a window has loaded, for tests and diagnosis.
///
/// ```swift
/// func names(_ window: Window) async -> [String] { await window.loadedScreens().map(\.name) }
/// ```
public struct LoadedScreenSummary: Sendable, Hashable {
  public let name: String
  public let isVisible: Bool
  /// The types of its behaviors, the required ones first.
  public let behaviors: [String]
}

/// Something that a user did to a node.
///
/// ```swift
/// let tap = WindowEvent(node: 12)
/// let typing = WindowEvent(node: 13, input: "hello")
/// ```
public struct WindowEvent: Sendable, Hashable {
  public var node: NodeID
  /// What was entered: the text of a field, `true` or `false` of a toggle, the position of a choice, the stars of
  /// a rating. Nil for a tap, a submission, or a list's end reached.
  public var input: String?

  public init(node: NodeID, input: String? = nil) {
    self.node = node
    self.input = input
  }
}

/// What became of an event.
public enum Delivery: Sendable, Equatable {
  case accepted
  case refused(Refusal)

  /// Why an event was not delivered.
  public enum Refusal: Sendable, Equatable {
    /// No node on the screen has that number and sends such an event.
    case notOnScreen
    /// It is on the screen, but disabled or beneath a modal.
    case unavailable
    /// The node does not take that input.
    case invalidInput
    /// The window has ended.
    case ended
  }
}
