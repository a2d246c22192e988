import BackendModel
import Money

/// The JSON of a category.
struct CategoryBody: Encodable {
  let id: String
  let name: String
  let products: Int

  init(_ category: Category, language: Language) {
    id = category.id
    name = category.name[language]
    products = category.productCount
  }
}

struct ProductBody: Encodable {
  let id: String
  let name: String
  let summary: String
  let category: String
  let price: MoneyBody
  let stock: Int
  let picture: String

  /// - Throws: `MoneyError` when the price overflows.
  init(_ product: Product, at shop: Shop, language: Language, base: String) throws(MoneyError) {
    let text = product.text[language]
    id = product.id.rawValue
    name = text.name
    summary = text.summary
    category = product.category
    price = MoneyBody(try shop.price(of: product.price))
    stock = product.stock
    picture = product.id.path(base: base)
  }
}

struct ProductDetailBody: Encodable {
  struct Fact: Encodable {
    let name: String
    let value: String
  }

  private enum CodingKeys: String, CodingKey {
    case description, facts
  }

  let product: ProductBody
  let description: String
  let facts: [Fact]

  init(_ product: Product, at shop: Shop, language: Language, base: String) throws(MoneyError) {
    let text = product.text[language]
    self.product = try ProductBody(product, at: shop, language: language, base: base)
    description = text.description
    facts = text.facts.map { Fact(name: $0.name, value: $0.value) }
  }

  func encode(to encoder: any Encoder) throws {
    try product.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(description, forKey: .description)
    try container.encode(facts, forKey: .facts)
  }
}
