public import SillarModel
import Synchronization

extension Notice {
  /// What waits for a person in what a repository reads, now and after each change. Only live values count: a saved one may be
  /// older than what the person has done since.
  ///
  /// ```swift
  /// func notices(
  ///   _ titles: @escaping @Sendable () -> Readings<[String]>, _ reconnection: any Reconnection,
  ///   _ notice: @escaping @Sendable (String) -> Notice
  /// ) -> AsyncStream<[Notice]> {
  ///   Notice.following(titles, retrying: reconnection) { $0.map(notice) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - read: Reads anew; called again after a problem.
  ///   - reconnection: Decides when.
  public static func following<Value: Sendable>(
    _ read: @escaping @Sendable () -> Readings<Value>, retrying reconnection: any Reconnection,
    _ notices: @escaping @Sendable (Value) -> [Notice]
  ) -> AsyncStream<[Notice]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { stream in
      let task = Task {
        var failures = 0
        while !Task.isCancelled {
          do {
            for try await reading in read() where reading.savedAt == nil {
              failures = 0
              stream.yield(notices(reading.value))
            }
          } catch {
            // A service that is away has told nobody anything.
          }
          failures += 1
          await reconnection.wait(afterFailures: failures)
        }
      }
      stream.onTermination = { _ in task.cancel() }
    }
  }

  /// What waits for a person in several modules, once each has said it.
  ///
  /// ```swift
  /// func notices(_ chats: AsyncStream<[Notice]>, _ orders: AsyncStream<[Notice]>) -> AsyncStream<[Notice]> {
  ///   Notice.all(chats, orders)
  /// }
  /// ```
  public static func all(_ parts: AsyncStream<[Notice]>...) -> AsyncStream<[Notice]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { stream in
      let task = Task {
        let latest = Latest(count: parts.count)
        await withDiscardingTaskGroup { group in
          for (index, part) in parts.enumerated() {
            group.addTask {
              for await notices in part { latest.set(notices, at: index) { stream.yield($0) } }
            }
          }
        }
        stream.finish()
      }
      stream.onTermination = { _ in task.cancel() }
    }
  }

  private final class Latest: Sendable {
    private let parts: Mutex<[[Notice]?]>

    init(count: Int) { parts = Mutex(Array(repeating: nil, count: count)) }

    /// - Parameter yield: Called under the lock, so that a later value is never followed by an earlier one.
    func set(_ notices: [Notice], at index: Int, yield: ([Notice]) -> Void) {
      parts.withLock { parts in
        parts[index] = notices
        let all = parts.compactMap { $0 }
        if all.count == parts.count { yield(all.flatMap { $0 }) }
      }
    }
  }
}
