import Logging
import TestServers

/// Keeps every line that is logged, with all that is in it.
struct LogCapture: LogHandler {
  let lines: Seen<String>
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(_ lines: Seen<String>) { self.lines = lines }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
    lines.add("\(event.level) \(event.message) \(metadata)")
  }
}

/// For clients whose words a test does not read.
let quiet = Logger(label: "test.client", factory: { _ in SwiftLogNoOpLogHandler() })
