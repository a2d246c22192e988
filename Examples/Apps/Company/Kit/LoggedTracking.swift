public import Logging
public import Sillar

/// Tracked events as lines of the log: where there is no other service for them.
///
/// ```swift
/// let sink = LoggedTracking(logger: Logger(label: "tracking"))
/// ```
public struct LoggedTracking: TrackingSink {
  private let logger: Logger

  public init(logger: Logger) { self.logger = logger }

  public func take(_ events: [TrackingEvent]) {
    for event in events {
      logger.info("tracked", metadata: ["event": "\(event.name)", "screen": "\(event.screen)"])
    }
  }
}
