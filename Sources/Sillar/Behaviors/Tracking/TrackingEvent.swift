/// An event in an app, recorded for the developers who improve the app.
///
/// ```swift
/// let event = TrackingEvent("quiz-finished", screen: "result")
/// ```
///
/// An event contains nothing that a user entered or that is shown to a user. It names a screen and an action, both as
/// they are written in the source code.
public struct TrackingEvent: Sendable, Hashable {
  /// The name of the event. A ``Tracker`` notes `screen-appeared`, `screen-disappeared` and `user-acted` by itself.
  public let name: String
  public let screen: String
  /// The time during which the screen was visible; nil for an event other than `screen-disappeared`.
  public let duration: Duration?

  /// - Parameter name: A literal, so that it cannot contain user input.
  public init(_ name: StaticString, screen: StaticString) {
    self.init(name: "\(name)", screen: "\(screen)")
  }

  init(name: String, screen: String, duration: Duration? = nil) {
    self.name = name
    self.screen = screen
    self.duration = duration
  }
}
