import Synchronization

/// Collects lines from any task, in the order in which they come.
public final class Log: Sendable {
  private let state = Mutex<[String]>([])

  public init() {}

  public var lines: [String] { state.withLock { $0 } }
  public func add(_ line: String) { state.withLock { $0.append(line) } }

  /// Returns the lines so far, and clears the log.
  public func take() -> [String] {
    state.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
