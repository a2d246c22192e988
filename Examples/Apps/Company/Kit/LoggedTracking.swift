public import Logging
public import Sillar

extension Logger {
  /// Writes tracked events as lines of the log: where there is no other service for them.
  ///
  /// ```swift
  /// let tracker = Tracker(clock: ContinuousClock(), send: logger.track)
  /// ```
  @Sendable public func track(_ events: [TrackingEvent]) {
    for event in events {
      var metadata: Metadata = ["event": "\(event.name)", "screen": "\(event.screen)"]
      if let duration = event.duration { metadata["duration"] = "\(duration)" }
      info("tracked", metadata: metadata)
    }
  }
}
