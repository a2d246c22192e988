import Foundation
import Testing

@testable import BackendInfra

/// Looking around in the shop, which nobody has to be a customer for.
@Suite struct MarketTests {
  private func products(
    _ query: String, in commerce: CommerceServer, language: String? = nil
  ) async throws -> ListAnswer<ProductAnswer> {
    try await commerce.caller(nil).get("\(Caller.market)/products\(query)", language: language)
      .decoded(ListAnswer<ProductAnswer>.self)
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
      let spanish = try await commerce.caller(nil).get(path, language: "es-ES,es;q=0.9")
      #expect(spanish.headers["content-language"] == "es")
      #expect(
        try spanish.decoded(ListAnswer<CategoryAnswer>.self).items.map(\.name)
          == ["Cocina", "Despacho"])
    }
  }

  @Test func `a product has all that there is to know about it`() async throws {
    try await withCommerce { commerce in
      let answer = try await commerce.caller(nil)
        .get("\(Caller.market)/products/pot", language: "es")
      let product = try answer.decoded(ProductAnswer.self)
      #expect(answer.headers["content-language"] == "es")
      #expect(product.name == "Cafetera Ñandú" && product.summary == "Una buena")
      #expect(product.price == MoneyAnswer(amount: 29_90, currency: "EUR"))
      #expect(product.stock == 10 && product.category == "kitchen")
      #expect(product.description == "Uno.\n\nDos.")
      #expect(product.facts == [.init(name: "Material", value: "Acero")])
      #expect(product.picture == "\(Caller.market)/pictures/pot.svg")
      let path = "\(Caller.market)/pictures/moka-pot.svg"
      let picture = try await commerce.server.get(path)
      #expect(picture.headers["content-type"] == "image/svg+xml; charset=utf-8")
      let tag = try #require(picture.headers["etag"])
      #expect(try await commerce.server.get(path, ifNoneMatch: tag).status == 304)
    }
  }

  @Test func `a search finds beginnings of words in the language that is asked for`() async throws {
    try await withCommerce { commerce in
      for (query, language, found) in [
        ("?q=mok", "en", ["pot"]), ("?q=POT+moka", "en", ["pot"]), ("?q=oka", "en", []),
        ("?q=nandu", "es", ["pot"]), ("?q=nandu", "en", []), ("?q=lamp", "es", ["lamp"]),
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
      var (ids, next, pages) = ([String](), "", 0)
      repeat {
        let list = try await products("?limit=2\(next)", in: commerce)
        ids += list.items.map(\.id)
        next = list.next.map { "&after=\($0)" } ?? ""
        pages += 1
      } while !next.isEmpty
      #expect(ids == ["pot", "lamp", "pen"] && pages == 2)
      let exact = try await products("?limit=3", in: commerce)
      #expect(exact.next == nil)
    }
  }

  @Test func `all that the shop really has is complete in both languages`() async throws {
    let content = try MarketContent.bundled
    let catalog = MarketCatalog(content.categories, content.products)
    try await withCommerce(catalog) { commerce in
      for language in ["en", "es"] {
        let list = try await products("?limit=100", in: commerce, language: language)
        #expect(list.items.count == content.products.count && list.next == nil)
        #expect(Set(list.items.map(\.name)).count == list.items.count)
        for product in list.items {
          let path = "\(Caller.market)/products/\(product.id)"
          let detail = try await commerce.caller(nil).get(path, language: language)
            .decoded(ProductAnswer.self)
          #expect(detail.facts?.isEmpty == false, "\(product.id)")
          let picture = try await commerce.server.get(product.picture)
          #expect(picture.status == 200, "\(product.id)")
          #expect(SVGInspector.faults(in: picture.body) == [], "\(product.id)")
        }
      }
    }
  }
}
