/// A category of products.
///
/// ```swift
/// let kitchen = ProductCategory(id: "kitchen", name: "Kitchen", productCount: 9)
/// ```
public struct ProductCategory: Identifiable, Hashable, Sendable {
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let name: String
  public let productCount: Int

  public init(id: ID, name: String, productCount: Int = 0) {
    self.id = id
    self.name = name
    self.productCount = productCount
  }
}
