public import Money
public import SillarModel

/// The products that a customer wants to buy, in the order in which they were added.
///
/// ```swift
/// var basket = Basket()
/// try basket.add(pot, 2)
/// let total = try basket.total()   // 59.80 EUR
/// ```
public struct Basket: Hashable, Sendable {
  /// The shop's limits for an order: the maximum quantity of one product, and the maximum number of products.
  public static let mostOfOne = 99
  public static let mostLines = 50

  public private(set) var lines: [BasketLine]

  public init(_ lines: [BasketLine] = []) { self.lines = lines }

  public var isEmpty: Bool { lines.isEmpty }
  /// The total quantity of all lines.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// The products and quantities of the basket, without prices.
  public var content: BasketContent {
    BasketContent(uniqueKeysWithValues: lines.map { ($0.id, $0.quantity) })
  }

  public subscript(_ id: Product.ID) -> BasketLine? { lines.first { $0.id == id } }

  /// The total of all lines; nil for an empty basket.
  ///
  /// - Throws: `MoneyError` when the total cannot be calculated.
  public func total() throws(MoneyError) -> Money? {
    guard var total = try lines.first?.total() else { return nil }
    for line in lines.dropFirst() { total = try total.adding(line.total()) }
    return total
  }

  /// Adds a quantity of a product, at its current price.
  ///
  /// - Throws: A `Problem`; the basket is unchanged then.
  public mutating func add(_ product: Product, _ quantity: Int = 1) throws(Problem) {
    guard quantity > 0 else { return }
    let present = self[product.id]?.quantity ?? 0
    guard present + quantity <= product.stock else { throw .notEnough }
    guard present + quantity <= Self.mostOfOne else { throw .tooManyOfOne }
    if let other = lines.first(where: { $0.price.currency != product.price.currency }),
      other.id != product.id || lines.count > 1
    {
      throw .otherCurrency
    }
    let line = BasketLine(of: product, quantity: present + quantity)
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index] = line
    } else {
      guard lines.count < Self.mostLines else { throw .tooManyLines }
      lines.append(line)
    }
  }

  /// Changes the quantity of a product in the basket: to at least one, and at most the limit.
  public mutating func change(_ id: Product.ID, by difference: Int, atMost limit: Int? = nil) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    let before = lines[index].quantity
    let most = min(limit ?? Self.mostOfOne, Self.mostOfOne)
    // An increase never lowers a quantity that is above the limit already.
    let wanted = difference > 0 ? max(before, min(before + difference, most)) : before + difference
    lines[index].quantity = max(1, wanted)
  }

  public mutating func remove(_ id: Product.ID) { lines.removeAll { $0.id == id } }

  /// Updates a line to the shop's current price and stock; removes the line if the product is not available.
  public mutating func adapt(_ id: Product.ID, to shelf: Shelf) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    guard let product = shelf.product, product.stock > 0 else { return remove(id) }
    lines[index] = BasketLine(
      of: product, quantity: min(lines[index].quantity, product.stock, Self.mostOfOne))
  }

  /// Removes the quantities that were bought.
  public mutating func takeOut(_ content: BasketContent) {
    for (product, quantity) in content {
      guard let index = lines.firstIndex(where: { $0.id == product }) else { continue }
      if lines[index].quantity > quantity {
        lines[index].quantity -= quantity
      } else {
        lines.remove(at: index)
      }
    }
  }
}

/// The quantity of each product to order. Two baskets with the same content lead to the same order.
///
/// ```swift
/// let content: BasketContent = ["moka-pot": 2]
/// ```
public typealias BasketContent = [Product.ID: Int]
