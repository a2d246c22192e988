import Synchronization

/// Counts from 1 on: for keys and names that a test foretells.
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
