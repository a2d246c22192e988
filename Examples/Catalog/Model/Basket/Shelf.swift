public import Money
public import SillarModel

/// What the shop has now where a product was.
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
  /// Earlier answers: good for a name, not for a price.
  public var saved: [Product.ID: Product] = [:]
  /// The reason why some products are not live.
  public var problem: Problem?

  public init() {}

  /// A product from the latest answer, or else from an earlier one.
  public subscript(_ id: Product.ID) -> Product? { live[id]?.product ?? saved[id] }
}

/// What has changed since somebody put a product into their basket.
public enum LineChange: Hashable, Sendable {
  case price(from: Money, to: Money)
  /// There are so many left, fewer than wanted.
  case onlyLeft(Int)
  case soldOut
  /// The shop no longer sells it.
  case gone
}

extension BasketLine {
  /// What the customer has to know before they buy; nothing where all is as they saw it.
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
  /// Whether anything has changed since, as far as that is known.
  public func hasChanges(on shelves: [Product.ID: Shelf]) -> Bool {
    lines.contains { line in shelves[line.id].map { !line.changes(on: $0).isEmpty } ?? false }
  }
}
