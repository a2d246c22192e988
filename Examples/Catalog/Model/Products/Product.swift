public import Money

/// A product that the shop sells.
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

  public struct Fact: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The availability of a product, as customers see it.
  public enum Availability: Hashable, Sendable {
    case plenty
    case few(Int)
    case soldOut
  }

  public let id: ID
  public let name: String
  /// A summary of one line; may be empty.
  public let summary: String
  public let category: ProductCategory.ID
  public let price: Money
  /// The number of items in stock; never negative.
  public let stock: Int
  /// The name of the picture: screens contain it, and hosts request the picture by it.
  public let picture: String?
  /// The description in paragraphs; empty if the product was read only in a list.
  public let paragraphs: [String]
  public let facts: [Fact]

  public init(
    id: ID, name: String, summary: String = "", category: ProductCategory.ID, price: Money,
    stock: Int, picture: String? = nil, paragraphs: [String] = [], facts: [Fact] = []
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.category = category
    self.price = price
    self.stock = max(0, stock)
    self.picture = picture
    self.paragraphs = paragraphs
    self.facts = facts
  }

  public var availability: Availability {
    switch stock {
    case ..<1: .soldOut
    // A larger stock counts as plenty.
    case ..<6: .few(stock)
    default: .plenty
    }
  }
}
