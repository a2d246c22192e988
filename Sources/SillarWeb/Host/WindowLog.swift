import Logging
import SillarHost

/// Writes a line for each event, each other screen and each task that ends, at the level `debug`. No line has what a person
/// has typed or chosen.
struct WindowLog: WindowObserver {
  private let logger: Logger

  /// Returns nil if nobody reads such lines.
  init?(_ logger: Logger) {
    if logger.logLevel > .debug { return nil }
    self.logger = logger
  }

  func observe(_ observation: WindowObservation) {
    switch observation.what {
    case .navigated(let before):
      write("screen in front", observation, ["from": before.map { "\($0)" }])
    case .handled(let event, let time): write("\(event) handled", observation, after: time)
    case .refused(let event, let reason): write("\(event) refused: \(reason)", observation)
    case .taskEnded(let task, let time): write("\(task) ended", observation, after: time)
    // What comes of an event has no line of its own, and a diagnostic has a warning.
    case .shown, .rendered, .settled, .failed, .ended: break
    }
  }

  private func write(
    _ line: String, _ observation: WindowObservation,
    _ metadata: [String: Logger.MetadataValue?] = [:], after time: Duration? = nil
  ) {
    var metadata = metadata.compactMapValues(\.self)
    metadata["window"] = "\(observation.window)"
    metadata["screen"] = "\(observation.screen)"
    if let time { metadata["ms"] = "\((time / .microseconds(1)).rounded() / 1_000)" }
    logger.debug("\(line)", metadata: metadata)
  }
}
