import Foundation
import Testing

/// Reading the catalog, which needs no customer.
@Suite(.eachEngine) struct MarketTests {
  private func products(
    _ query: String, in commerce: CommerceServer, language: String
  ) async throws -> ListAnswer<ProductAnswer> {
    let nobody = try await commerce.caller(nil)
    return try await nobody.done(
      nobody.get("\(Caller.market)/products\(query)", headers: [("Accept-Language", language)]), 200
    )
  }

  @Test func `categories say how many products they have, in the language that is asked for`()
    async throws
  {
    try await withCommerce { commerce in
      let path = "\(Caller.market)/categories"
      let english = try await commerce.caller(nil).get(path)
      #expect(english.headers["content-language"] == "en")
      #expect(
        try english.decoded(ListAnswer<CategoryAnswer>.self).items == [
          CategoryAnswer(id: "kitchen", name: "Kitchen", products: 1),
          CategoryAnswer(id: "study", name: "Study", products: 2),
        ])
      let spanish = try await commerce.caller(nil).get(
        path, headers: [("Accept-Language", "es-ES,es;q=0.9")])
      #expect(spanish.headers["content-language"] == "es")
      #expect(
        try spanish.decoded(ListAnswer<CategoryAnswer>.self).items.map(\.name)
          == ["Cocina", "Despacho"])
      let portuguese = try await commerce.caller(nil).get(
        path, headers: [("Accept-Language", "pt-BR,en;q=0.9")])
      #expect(portuguese.headers["content-language"] == "pt")
      #expect(
        try portuguese.decoded(ListAnswer<CategoryAnswer>.self).items.map(\.name)
          == ["Cozinha", "Escritório"])
    }
  }

  @Test func `a product has all that there is to know about it`() async throws {
    try await withCommerce { commerce in
      let answer = try await commerce.caller(nil)
        .get("\(Caller.market)/products/pot", headers: [("Accept-Language", "es")])
      let product = try answer.decoded(ProductAnswer.self)
      #expect(answer.headers["content-language"] == "es")
      #expect(product.name == "Cafetera Ñandú" && product.summary == "Una buena")
      #expect(product.price == MoneyAnswer(amount: 29_90, currency: "EUR"))
      #expect(product.stock == 10 && product.category == "kitchen")
      #expect(product.description == "Uno.\n\nDos.")
      #expect(product.facts == [.init(name: "Material", value: "Acero")])
      #expect(product.picture == "\(Caller.market)/pictures/pot.svg")
    }
  }

  @Test func `a search finds beginnings of words in the language that is asked for`() async throws {
    try await withCommerce { commerce in
      for (query, language, found) in [
        ("?q=mok", "en", ["pot"]), ("?q=POT+moka", "en", ["pot"]), ("?q=oka", "en", []),
        ("?q=nandu", "es", ["pot"]), ("?q=nandu", "en", []),
        ("?q=bras", "pt", ["pot", "lamp", "pen"]),
        ("?q=lamp", "es", ["lamp"]),
        ("?q=despa", "es", ["lamp", "pen"]), ("?q=", "en", ["pot", "lamp", "pen"]),
        ("?category=study", "en", ["lamp", "pen"]), ("?q=good&category=kitchen", "en", ["pot"]),
        ("?category=nothing", "en", []), ("?q=%C3%91and%C3%BA", "es", ["pot"]),
      ] {
        let list = try await products(query, in: commerce, language: language)
        #expect(list.items.map(\.id) == found, "\(query) \(language)")
      }
    }
  }

  @Test func `pages follow one another without a gap`() async throws {
    try await withCommerce { commerce in
      for limit in 1...3 {
        let all = try await commerce.caller(nil)
          .all("\(Caller.market)/products", limit: limit, of: ProductAnswer.self)
        #expect(all.map(\.id) == ["pot", "lamp", "pen"])
      }
    }
  }
}
