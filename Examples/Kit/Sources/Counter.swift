import Synchronization

/// A counter that starts at 1, for keys and names that a test can predict.
public final class Counter: Sendable {
  private let count = Mutex(0)

  public init() {}

  public func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
