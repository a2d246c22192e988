/// An event in an app, recorded for the developers who improve the app.
///
/// ```swift
/// let event = TrackingEvent("quiz-finished", screen: "result")
/// ```
///
/// An event contains nothing that a user entered or that is shown to a user. It names a screen and an action, both as
/// they are written in the source code.
public struct TrackingEvent: Sendable, Hashable {
  /// The name of the event, such as `screen-appeared`.
  public let name: String
  public let screen: String

  /// - Parameter name: A literal, so that it cannot contain user input.
  public init(_ name: StaticString, screen: StaticString) {
    self.init(name: "\(name)", screen: "\(screen)")
  }

  init(name: String, screen: String) {
    self.name = name
    self.screen = screen
  }
}
