/// One line of a page's console.
public struct ConsoleMessage: Sendable, Hashable, CustomStringConvertible {
  /// The source of the line.
  public enum Kind: String, Sendable {
    /// A call of `console.log` or a similar function.
    case console
    /// An uncaught exception or rejected promise.
    case exception
    /// The page's Content-Security-Policy has blocked something.
    case policy
    /// A request failed, or its response was an error (4xx, 5xx).
    case network
    /// Another message of the browser.
    case browser
  }

  public enum Level: String, Sendable { case debug, info, warning, error }

  public var kind: Kind
  public var level: Level
  public var text: String
  /// The address, and the line if known, that the message is about.
  public var source: String

  public var description: String {
    "\(kind) \(level): \(text)" + (source.isEmpty ? "" : " (\(source))")
  }
}

extension ConsoleMessage {
  /// From `Runtime.consoleAPICalled`.
  init(consoleCall event: JSON) {
    kind = .console
    level =
      switch event["type"].string {
      case "error", "assert": .error
      case "warning": .warning
      case "debug": .debug
      default: .info
      }
    text = event["args"].array.map(Self.text(of:)).joined(separator: " ")
    source = Self.source(event["stackTrace"]["callFrames"][0])
  }

  /// From `Runtime.exceptionThrown`.
  init(exception event: JSON) {
    let details = event["exceptionDetails"]
    kind = .exception
    level = .error
    text = Self.text(ofException: details)
    source = Self.source(details)
  }

  /// From `Log.entryAdded`.
  init(logEntry event: JSON) {
    let entry = event["entry"]
    text = entry["text"].string ?? ""
    kind =
      switch entry["source"].string {
      case "network": .network
      case _ where text.contains("Content Security Policy"): .policy
      default: .browser
      }
    level =
      switch entry["level"].string {
      case "error": .error
      case "warning": .warning
      case "verbose": .debug
      default: .info
      }
    source = Self.source(entry)
  }

  static func text(ofException details: JSON) -> String {
    let thrown = details["exception"]
    return thrown["description"].string
      ?? (thrown.isNull ? details["text"].string ?? "" : text(of: thrown))
  }

  private static func text(of value: JSON) -> String {
    value["value"].string ?? value["unserializableValue"].string ?? value["description"].string
      ?? value["value"].text
  }

  private static func source(_ place: JSON) -> String {
    guard let url = place["url"].string, !url.isEmpty else { return "" }
    return url + (place["lineNumber"].int.map { ":\($0 + 1)" } ?? "")
  }
}
