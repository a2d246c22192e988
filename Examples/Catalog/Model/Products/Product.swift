public import Money

/// Something that the shop sells.
///
/// ```swift
/// let pot = Product(
///   id: "moka-pot", name: "Moka pot", summary: "Coffee for three", category: "kitchen",
///   price: Money(minorUnits: 29_90, .eur), stock: 12)
/// ```
public struct Product: Identifiable, Hashable, Sendable {
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let name: String
  /// One line; may be empty.
  public let summary: String
  public let category: ProductCategory.ID
  public let price: Money
  /// How many there are; never less than zero.
  public let stock: Int
  public let picture: ProductPicture?

  public init(
    id: ID, name: String, summary: String = "", category: ProductCategory.ID, price: Money,
    stock: Int, picture: ProductPicture? = nil
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.category = category
    self.price = price
    self.stock = max(0, stock)
    self.picture = picture
  }

  public var availability: Availability { Availability(stock: stock) }
}
