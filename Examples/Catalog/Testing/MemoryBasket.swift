public import CatalogModel
import Synchronization

/// A customer's basket and attempt to order it, in memory.
public final class MemoryBasket: BasketRepository {
  private struct State {
    var basket = Basket()
    var attempt: CheckoutAttempt?
    var keys = 0
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var changes: AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      state.withLock { $0.listeners.append(continuation) }
      continuation.yield()
    }
  }

  public func basket() async throws -> Basket { state.withLock { $0.basket } }

  public func update(
    _ change: @escaping @Sendable (inout Basket) throws -> Void
  ) async throws -> Basket {
    try write { state in
      var basket = state.basket
      try change(&basket)
      state.basket = basket
      return basket
    }
  }

  public func attempt() async throws -> CheckoutAttempt? { state.withLock { $0.attempt } }

  public func begin(_ content: BasketContent) async throws -> CheckoutAttempt {
    write { state in
      if let earlier = state.attempt, earlier.order == nil || earlier.content == content {
        return earlier
      }
      state.keys += 1
      let attempt = CheckoutAttempt(key: "key-\(state.keys)", content: content)
      state.attempt = attempt
      return attempt
    }
  }

  public func record(_ order: Order.ID, for key: String) async throws {
    write { state in
      guard let attempt = state.attempt, attempt.key == key else { return }
      state.attempt = CheckoutAttempt(key: key, content: attempt.content, order: order)
    }
  }

  public func forget(_ key: String) async throws {
    write { state in if state.attempt?.key == key { state.attempt = nil } }
  }

  public func settle(_ order: Order.ID) async throws {
    write { state in
      guard let attempt = state.attempt, attempt.order == order else { return }
      state.basket.takeOut(attempt.content)
      state.attempt = nil
    }
  }

  private func write<Value>(_ change: (inout State) throws -> Value) rethrows -> Value {
    let (value, listeners) = try state.withLock { state in
      (try change(&state), state.listeners)
    }
    for listener in listeners { listener.yield() }
    return value
  }
}
