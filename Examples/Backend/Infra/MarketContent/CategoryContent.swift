/// A department of the shop, with its name in both languages.
struct CategoryContent: Sendable {
  let id: String
  let english: String
  let spanish: String
}
