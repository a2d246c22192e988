import CoreMetrics
import SillarModel
import Synchronization

/// The turns of the clients of an ``APIClient`` to have a request sent.
///
/// A service may hold the requests of one client for seconds, for example sign-ins. So there is room for more of them
/// than a service usually holds. When there is none, a request of a client waits for those of clients that have fewer
/// unfinished requests, and for no others.
final class RequestTurns: Sendable {
  private let queue: FairQueue<String>
  /// Of all clients of the process.
  private let meter = Meter(label: "sillar_requests_waiting")
  private let unfinished = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - running: The most requests that are sent at once.
  ///   - waiting: The most requests that wait.
  init(running: Int = 256, waiting: Int = 500) {
    queue = FairQueue(
      running: running, waiting: waiting, waitingPerClient: waiting, retryAfter: .seconds(3))
  }

  /// The number of requests that wait.
  var waiting: Int { queue.waiting }

  /// Sends a request when it is the client's turn.
  ///
  /// - Parameter client: The client for whom the program asks; nil for the program itself, which is not counted.
  /// - Throws: `QueueFull`; `CancellationError` while it waits; the error of the operation.
  func run<Value>(for client: String?, _ operation: () async throws -> Value) async throws -> Value
  {
    guard let client else {
      return try await queue.run(for: "", waits: { meter.increment(by: Double($0)) }, operation)
    }
    let others = unfinished.withLock { counts in
      let count = counts[client, default: 0]
      counts[client] = count + 1
      return count
    }
    defer {
      unfinished.withLock { counts in
        let left = counts[client, default: 1] - 1
        counts[client] = left > 0 ? left : nil
      }
    }
    return try await queue.run(
      for: client, rank: others, waits: { meter.increment(by: Double($0)) }, operation)
  }
}
