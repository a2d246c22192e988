import BackendModel
import Synchronization

/// The event stream of a customer. An event says only that their data changed; the client reads it again.
struct ChangeFeed: EventStreamSource {
  let commerce: any Commerce
  let customer: CustomerID
  private let changes = Counter()

  var first: ServerSentEvent { ServerSentEvent(comment: "connected") }
  var firstPlace: Int64 { 0 }

  init(commerce: any Commerce, customer: CustomerID) {
    self.commerce = commerce
    self.customer = customer
  }

  func rings() -> AsyncStream<Void> {
    let rings = commerce.changes(for: customer)
    return AsyncStream { continuation in
      let task = Task {
        for await _ in rings {
          changes.increment()
          continuation.yield()
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func events(after place: Int64) async throws -> (events: [ServerSentEvent], place: Int64) {
    let count = changes.value
    return (count > place ? [ServerSentEvent(name: "changed", data: "{}")] : [], count)
  }

  private final class Counter: Sendable {
    private let count = Mutex<Int64>(0)
    var value: Int64 { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
  }
}
