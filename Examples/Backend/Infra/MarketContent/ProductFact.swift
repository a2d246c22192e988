/// One thing to know about a product: its material, its size, how to care for it.
struct ProductFact: Sendable {
  let name: String
  let value: String
}
