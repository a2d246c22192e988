public import SillarModel

/// What can go wrong for somebody who buys. The words for it are the screens'; the texts here are for the log.
///
/// ```swift
/// func mayWait(_ error: CatalogError) -> Bool { error.maySolveItself }
/// ```
public enum CatalogError: ReadingProblem {
  /// The shop could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The shop was reached, or might have been, but did not answer in time.
  case timedOut
  /// The shop answered that it failed, or with something that makes no sense.
  case serviceFailed(ServiceFailure)
  /// The shop does not take orders from this customer.
  case customerRefused
  case unknownProduct(Product.ID)
  case unknownOrder(Order.ID)
  /// There is less of something than was ordered.
  case outOfStock
  /// The shop does not take the order as it is.
  case orderRefused(String)
  case orderNotCancellable(Order.ID)
  /// There is nothing to order.
  case emptyBasket
  /// This program's own storage failed.
  case storageFailed(String)

  /// Whether the same thing may work a moment later.
  public var canTryAgain: Bool {
    switch self {
    case .offline, .timedOut, .serviceFailed, .storageFailed, .outOfStock: true
    case .customerRefused, .unknownProduct, .unknownOrder, .orderRefused, .orderNotCancellable,
      .emptyBasket:
      false
    }
  }

  /// Whether it may pass without anybody doing anything about it.
  public var maySolveItself: Bool { canTryAgain && self != .outOfStock }

  /// Whether the shop has spoken with authority: what is saved cannot stand in, and an order was not made.
  public var isFinal: Bool {
    switch self {
    case .customerRefused, .unknownProduct, .unknownOrder, .outOfStock, .orderRefused,
      .orderNotCancellable:
      true
    case .offline, .timedOut, .serviceFailed, .emptyBasket, .storageFailed: false
    }
  }
}

extension CatalogError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline: "The shop cannot be reached."
    case .timedOut: "The shop takes too long to answer."
    case .serviceFailed(let detail): "The shop has a problem: \(detail)"
    case .customerRefused: "The shop does not know for whom it is asked. Check the Customer-ID."
    case .unknownProduct(let id): "There is no product \(id)."
    case .unknownOrder(let id): "There is no order \(id) of this customer."
    case .outOfStock: "There is not enough of something in stock."
    case .orderRefused(let detail): "The shop does not take the order: \(detail)"
    case .orderNotCancellable(let id): "The order \(id) cannot be cancelled any more."
    case .emptyBasket: "There is nothing in the basket."
    case .storageFailed(let detail): "What is kept here cannot be read or written: \(detail)"
    }
  }
}
