/// A change of the basket that its customer has asked for.
public enum BasketEdit: Hashable, Sendable {
  case add(Product, Int)
  /// - Parameter atMost: As many as there are, where that is known.
  case change(Product.ID, by: Int, atMost: Int?)
  case remove(Product.ID)
  /// Agrees to what has changed.
  case adapt(Product.ID, Shelf)
}

/// Changes the basket.
///
/// ```swift
/// func take(_ pot: Product, _ edit: any EditBasket) async throws -> Int {
///   try await edit.execute(.add(pot, 1)).count
/// }
/// ```
public protocol EditBasket: Sendable {
  /// - Throws: ``BasketError``, ``CatalogError``.
  func execute(_ edit: BasketEdit) async throws -> Basket
}

/// The basket as it is, and as it becomes, in whichever window that happens.
///
/// ```swift
/// func follow(_ watch: any WatchBasket) async {
///   for await basket in watch.execute() { print(basket.count) }
/// }
/// ```
public protocol WatchBasket: Sendable {
  func execute() -> AsyncStream<Basket>
}

/// See ``EditBasket``.
public struct DefaultEditBasket: EditBasket {
  private let baskets: any BasketRepository
  public init(baskets: any BasketRepository) { self.baskets = baskets }

  public func execute(_ edit: BasketEdit) async throws -> Basket {
    try await baskets.update { basket in
      switch edit {
      case .add(let product, let quantity): try basket.add(product, quantity)
      case .change(let id, let difference, let limit):
        basket.change(id, by: difference, atMost: limit)
      case .remove(let id): basket.remove(id)
      case .adapt(let id, let shelf): basket.adapt(id, to: shelf)
      }
    }
  }
}

/// See ``WatchBasket``.
public struct DefaultWatchBasket: WatchBasket {
  private let baskets: any BasketRepository
  public init(baskets: any BasketRepository) { self.baskets = baskets }

  public func execute() -> AsyncStream<Basket> {
    let changes = baskets.changes
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { [baskets] continuation in
      let task = Task {
        for await _ in changes {
          if let basket = try? await baskets.basket() { continuation.yield(basket) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
