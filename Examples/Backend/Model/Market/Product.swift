public import Money

/// A product of the shop.
///
///     let name = product.text[.spanish].name
public struct Product: Identifiable, Equatable, Sendable {
  /// The permanent id of a product, such as `moka-pot`. Its picture has the same name.
  public typealias ID = PictureName

  public let id: ID
  public let category: String
  public let categoryName: Localized<String>
  /// In euros; see ``Shop/price(of:)``.
  public let price: Money
  /// The number of items in stock.
  public let stock: Int
  public let isOnOffer: Bool
  public let text: Localized<Text>

  /// The texts about a product in one language.
  public struct Text: Equatable, Sendable {
    public let name: String
    /// One line.
    public let summary: String
    /// Paragraphs, with an empty line between them.
    public let description: String
    public let facts: [Fact]

    public init(name: String, summary: String, description: String, facts: [Fact]) {
      self.name = name
      self.summary = summary
      self.description = description
      self.facts = facts
    }
  }

  /// A property of the product, such as "Material": "Aluminium".
  public struct Fact: Equatable, Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    id: ID, category: String, categoryName: Localized<String>, price: Money, stock: Int,
    isOnOffer: Bool, text: Localized<Text>
  ) {
    self.id = id
    self.category = category
    self.categoryName = categoryName
    self.price = price
    self.stock = stock
    self.isOnOffer = isOnOffer
    self.text = text
  }
}
