/// A category of the shop.
///
///     let kitchen = Category(
///       id: "kitchen", name: Localized(english: "Kitchen", spanish: "Cocina"), productCount: 9)
public struct Category: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: Localized<String>
  /// The number of products on offer.
  public let productCount: Int

  public init(id: String, name: Localized<String>, productCount: Int) {
    self.id = id
    self.name = name
    self.productCount = productCount
  }
}
