import Synchronization

/// Collects lines from anywhere, in the order in which they come.
public final class Log: Sendable {
  private let state = Mutex<[String]>([])

  public init() {}

  public var lines: [String] { state.withLock { $0 } }
  public func add(_ line: String) { state.withLock { $0.append(line) } }

  /// The lines so far, which are then forgotten.
  public func take() -> [String] {
    state.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
