/// The content of a window, valid during one rendering.
///
/// ```swift
/// let title = await window.render { frame in frame.location.title }
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
  package let localization: Localization
  /// True while an event is being handled, a screen's task is starting, or a progress of unknown length is visible.
  public let isBusy: Bool
  /// True while a ``FileField`` is visible.
  public let takesFiles: Bool

  /// The language of the texts, as a BCP 47 tag.
  public var language: String { localization.language }
}

/// The current location of a window: its address, the size of its stack, and its title.
public struct Location: Sendable, Equatable {
  /// The address of the screen at the top of the stack, or of the nearest below it that has one, as in a link.
  public var path: String
  /// The number of screens on the stack.
  public var depth: Int
  /// The number of modals above the stack.
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
/// let typing = WindowEvent(node: 13, input: .text("hello"))
/// ```
public struct WindowEvent: Sendable, Hashable {
  public var node: NodeID
  /// Nil for a tap, a submission, or reaching the end of a list.
  public var input: NodeInput?

  public init(node: NodeID, input: NodeInput? = nil) {
    self.node = node
    self.input = input
  }
}

/// The result of delivering an event.
public enum Delivery: Sendable, Equatable {
  case accepted
  case refused(Refusal)

  /// The reason why an event was not delivered.
  public enum Refusal: Sendable, Equatable {
    /// No node on the screen has that number and sends such an event. A node that has come to do something else has
    /// another number.
    case notOnScreen
    /// The node is on the screen, but disabled or beneath a modal.
    case unavailable
    /// The node takes input, but another kind, or another value.
    case invalidInput
    /// The window has ended.
    case ended
  }
}
