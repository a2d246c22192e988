/// Where tracked events go: a service, a file, a log.
///
/// ```swift
/// struct Printing: TrackingSink {
///   func take(_ events: [TrackingEvent]) async { for event in events { print(event.name) } }
/// }
/// ```
public protocol TrackingSink: Sendable {
  /// Takes events, in the order in which they happened.
  ///
  /// - Throws: Anything when they could not be taken: they are offered again, with those that have come since.
  func take(_ events: [TrackingEvent]) async throws
}

/// Takes events and forgets them.
struct NoTracking: TrackingSink {
  func take(_ events: [TrackingEvent]) {}
}

/// The key of where an app's events go: nowhere, unless a provider says so.
///
/// ```swift
/// struct Analytics: ConfigurationProvider {
///   let name = "analytics"
///   let sink: any TrackingSink
///   func provide(into configuration: inout ConfigurationBuilder) {
///     configuration.set(TrackingKey.self, to: sink)
///   }
/// }
/// ```
public enum TrackingKey: DefaultedConfigurationKey {
  public static let name = "tracking.sink"
  public static let summary = "Where tracked events go."
  public static let defaultValue: any TrackingSink = NoTracking()

  public static func text(of sink: any TrackingSink) -> String { "\(type(of: sink))" }
}
