/// The destination of tracked events: a service, a file, a log.
///
/// ```swift
/// struct Printing: TrackingSink {
///   func take(_ events: [TrackingEvent]) async { for event in events { print(event.name) } }
/// }
/// ```
public protocol TrackingSink: Sendable {
  /// Takes events, in the order in which they occurred.
  ///
  /// - Throws: Any error when the events were not taken. They are offered again, together with newer events.
  func take(_ events: [TrackingEvent]) async throws
}

/// Discards all events.
struct NoTracking: TrackingSink {
  func take(_ events: [TrackingEvent]) {}
}

/// The key of the sink for an app's events. By default they are discarded.
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
