public import Sillar

/// A frame as values, which may leave the window: for a host that draws elsewhere, for a test, for a recording.
///
/// ```swift
/// func title(of window: Window) async -> String { await window.snapshot().location.title }
/// ```
///
/// It has the whole screen. A host that keeps its own copy of the screen and changes it uses ``Window/render(_:)``.
public struct Snapshot: Sendable, Codable, Equatable {
  /// Counts the frames that differ from the one before.
  public let revision: Int
  /// The node of the window: its children are the top of the stack and the modals above it, the last of which takes the
  /// events.
  public let screen: ScreenNode
  public let location: Location
  /// See ``Frame/isBusy``.
  public let isBusy: Bool
}

extension Window {
  /// Brings the screen up to date, and returns it as values.
  public func snapshot() -> Snapshot {
    render { frame in
      Snapshot(
        revision: frame.revision, screen: ScreenNode(frame.root), location: frame.location,
        isBusy: frame.isBusy)
    }
  }
}
