public import Logging

/// Records every logged line, with its metadata.
public struct LogCapture: LogHandler {
  public let lines: Seen<String>
  public var metadata: Logger.Metadata = [:]
  public var logLevel = Logger.Level.trace

  public init(_ lines: Seen<String>) { self.lines = lines }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
    lines.add("\(event.level) \(event.message) \(metadata)")
  }
}

/// For clients whose logs a test does not read.
public let quiet = Logger(label: "test.client", factory: { _ in SwiftLogNoOpLogHandler() })
