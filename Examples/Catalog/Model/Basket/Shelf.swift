public import Money
public import SillarModel

/// The current state of a product at the shop.
///
/// ```swift
/// let changes = line.changes(on: .there(pot))
/// ```
public enum Shelf: Hashable, Sendable {
  case there(Product)
  /// The shop no longer sells it.
  case gone

  public var product: Product? {
    if case .there(let product) = self { product } else { nil }
  }
}

/// Products as far as they are known, live or saved.
public struct Shelves: Hashable, Sendable {
  /// The shop's latest answers.
  public var live: [Product.ID: Shelf] = [:]
  /// Saved answers: used for names, but not for prices.
  public var saved: [Product.ID: Product] = [:]
  /// The reason why some products are not live.
  public var problem: Problem?

  public init() {}

  /// A product from the latest answer, or else from a saved one.
  public subscript(_ id: Product.ID) -> Product? { live[id]?.product ?? saved[id] }
}

/// A change of a product since the customer added it to the basket.
public enum LineChange: Hashable, Sendable {
  case price(from: Money, to: Money)
  /// The stock is this number, less than the quantity in the basket.
  case onlyLeft(Int)
  case soldOut
  /// The shop no longer sells it.
  case gone
}

extension BasketLine {
  /// The changes that the customer must accept before the order; empty if there are none.
  public func changes(on shelf: Shelf) -> [LineChange] {
    guard let product = shelf.product else { return [.gone] }
    guard product.stock > 0 else { return [.soldOut] }
    var changes: [LineChange] = []
    if product.price != price { changes.append(.price(from: price, to: product.price)) }
    if product.stock < quantity { changes.append(.onlyLeft(product.stock)) }
    return changes
  }
}

extension Basket {
  /// True if a line has changes, among the products whose state is known.
  public func hasChanges(on shelves: [Product.ID: Shelf]) -> Bool {
    lines.contains { line in shelves[line.id].map { !line.changes(on: $0).isEmpty } ?? false }
  }
}
