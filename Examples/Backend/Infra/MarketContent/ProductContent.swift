/// Something the shop sells: what is written about it in both languages, and a picture of it.
struct ProductContent: Sendable {
  let id: String
  /// The id of its category.
  let category: String
  /// In euro cents.
  let price: Int
  /// How many there are at the beginning.
  let stock: Int
  let english: ProductText
  let spanish: ProductText
  /// Draws the whole SVG, which is square.
  let picture: @Sendable () -> String
}
