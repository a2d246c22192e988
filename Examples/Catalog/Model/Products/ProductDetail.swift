/// All that is known about one product.
///
/// ```swift
/// let detail = ProductDetail(
///   product: pot, paragraphs: ["Made in one piece."], facts: [.init(name: "Material", value: "Aluminium")])
/// ```
public struct ProductDetail: Hashable, Sendable {
  public struct Fact: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public let product: Product
  /// The description; empty where only the product's line in a list is known.
  public let paragraphs: [String]
  public let facts: [Fact]

  public init(product: Product, paragraphs: [String] = [], facts: [Fact] = []) {
    self.product = product
    self.paragraphs = paragraphs
    self.facts = facts
  }
}
