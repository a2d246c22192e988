/// Something that happened in an app, for those who improve it.
///
/// ```swift
/// let event = TrackingEvent("quiz-finished", screen: "result")
/// ```
///
/// An event has nothing in it that a user entered or that is shown to them: it names a screen and what happened there,
/// both as they stand in the source.
public struct TrackingEvent: Sendable, Hashable {
  /// What happened, such as `screen-appeared`.
  public let name: String
  public let screen: String

  /// - Parameter name: A literal, so that it cannot hold what a user entered.
  public init(_ name: StaticString, screen: StaticString) {
    self.init(name: "\(name)", screen: "\(screen)")
  }

  init(name: String, screen: String) {
    self.name = name
    self.screen = screen
  }
}
