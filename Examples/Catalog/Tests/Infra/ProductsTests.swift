import CatalogInfra
import CatalogModel
import CatalogTesting
import Foundation
import GRDB
import Hummingbird
import Kit
import Money
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

/// Products from the service, live and saved.
struct ProductsTests {
  private let shop = Shop()

  @Test func `the shop is told for whom products are read`() async throws {
    try await shop.open { url, folder in
      let infra = try shop.start(url, in: folder, client: { "203.0.113.7" })
      _ = try await infra.actions(for: "ana", language: "en").list(ProductQuery()).last()
      let told = shop.market.server.calls.filter { $0.path == "products" }
        .map { $0["Sillar-Client"] }
      #expect(told == ["203.0.113.7"])
    }
  }

  @Test func `a product that cannot be read is left out of what was seen, and is told once`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        _ = try await actions.list(ProductQuery()).last()
        return url
      }
      let file = folder.appending(path: "catalog-seen.sqlite").path
      try await DatabaseQueue(path: file).write {
        try $0.execute(sql: "UPDATE product SET content = '{\"id\"' WHERE id = 'pot'")
      }
      let place = Place(url: url, folder: folder)
      let actions = try CatalogInfraFactory(service: place.service("market"), access: .visitors)
        .actions(for: "ana", language: "en")
      for text in ["cup", "tea"] {
        let found = try await actions.list(ProductQuery(text: text)).last().value
        #expect(found.items.map(\.id.rawValue) == [text])
      }
      let told = place.log.filter { $0.contains("A stored row cannot be read") }
      #expect(told.count == 1 && told.allSatisfy { $0.contains("(product, pot)") }, "\(told)")
    }
  }

  @Test func `what was seen is there without the market, with its age, also after a restart`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        _ = try await actions.products.categories().last()
        let list = try await actions.list(ProductQuery(pageSize: 2)).last().value
        _ = try await actions.list(ProductQuery(pageSize: 2), after: list).last()
        _ = try await actions.products.product("pot").last()
        return url
      }
      let then = shop.date
      shop.clock.jump(by: .seconds(300))
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      let saved = try await actions.list(ProductQuery(pageSize: 2)).last()
      #expect(saved.savedAt == then)
      #expect(saved.problem == .offline)
      let all = try await actions.list(ProductQuery(pageSize: 2), after: saved.value).last()
      #expect(all.value.items.map(\.id) == ["pot", "cup", "tea"])
      let categories = try await actions.products.categories().last()
      #expect(categories.value.map(\.name) == ["Kitchen", "Food"])
      let pot = try await actions.products.product("pot").last()
      #expect(pot.value.paragraphs.count == 2)
      // The product was read only in a list.
      let tea = try await actions.products.product("tea").last()
      #expect(tea.value.name == "Green tea")
      #expect(tea.value.paragraphs.isEmpty)
      // This search was never saved, so it looks through the saved products.
      let found = try await actions.list(ProductQuery(text: "COFFÉE")).last()
      #expect(found.value.items.map(\.id) == ["cup"])
      await #expect(throws: Problem.offline) {
        _ = try await actions.list(ProductQuery(text: "bicycle")).last()
      }
    }
  }

  @Test func `a category that was never seen comes from the market alone while it answers`()
    async throws
  {
    try await withFolder { folder in
      try await withServer(shop.market.server.respond) { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        _ = try await actions.list(ProductQuery()).last()
        var pages: [[Product.ID]] = []
        for try await page in actions.list(ProductQuery(category: "kitchen")) {
          pages.append(page.value.items.map(\.id))
        }
        #expect(pages == [["pot", "cup"]])
      }
    }
  }

  @Test func `each language has texts of its own, also of what is saved`() async throws {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let infra = try shop.start(url, in: folder)
        for language in ["en", "es"] {
          _ = try await infra.actions(for: "ana", language: language).products.product("pot")
            .last()
        }
        _ = try await infra.actions(for: "ana", language: "en").products.product("tea")
          .last()
        return url
      }
      let infra = try shop.start(url, in: folder)
      let english = infra.actions(for: "ana", language: "en")
      let spanish = infra.actions(for: "ana", language: "es")
      let pot = try await english.products.product("pot").last().value.name
      let cafetera = try await spanish.products.product("pot").last().value.name
      #expect(pot == "Moka pot")
      #expect(cafetera == "Cafetera")
      await #expect(throws: Problem.offline) {
        _ = try await spanish.products.product("tea").last()
      }
    }
  }

  @Test func `what the market no longer sells is gone, even where it was saved`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      _ = try await actions.products.product("pot").last()
      shop.market.memory.remove("pot")
      shop.market.memory.change(cup.with(stock: 1))
      await #expect(throws: Problem.notFound) {
        _ = try await actions.products.product("pot").last()
      }
      let shelves = try await actions.lookAtShelves.execute(["pot", "cup"])
      #expect(shelves.live["pot"] == .gone)
      #expect(shelves.live["cup"]?.product?.stock == 1)
      #expect(shelves.problem == nil)
    }
  }

  @Test func `a product that makes no sense costs itself, and a page of such is no empty page`()
    async throws
  {
    let good = #"{"id":"a","name":"A","price":{"amount":1,"currency":"EUR"},"stock":1}"#
    let bad = #"{"id":"b","name":"B","price":{"amount":1,"currency":"euros"},"stock":1}"#
    let strange = #"{"id":"../c","name":"C","price":{"amount":1,"currency":"EUR"},"stock":1}"#
    try await withFolder { folder in
      try await withServer { request in
        json(
          request.uri.path.hasSuffix("products") && request.uri.queryParameters["category"] == nil
            ? #"{"items":[\#(good),\#(bad),\#(strange),7],"next":null}"#
            : #"{"items":[\#(bad)],"next":null}"#)
      } _: { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        let list = try await actions.list(ProductQuery()).last().value
        #expect(list.items.map(\.id) == ["a"])
        await #expect(throws: Problem.self) {
          _ = try await actions.list(ProductQuery(category: "x")).last()
        }
      }
    }
  }

  @Test func `a picture is the name of a file and nothing else`() async throws {
    let paths = [
      "/p/moka-pot.svg", "/p/.svg", "/p/a..svg", "/p/..", "/p/a b.svg", "/p/ñ.svg", "/", "",
    ]
    let items = paths.enumerated().map { index, path in
      #"{"id":"p\#(index)","name":"A","price":{"amount":1,"currency":"EUR"},"stock":1,"picture":"\#(path)"}"#
    }
    try await withFolder { folder in
      try await withServer { _ in
        json(#"{"items":[\#(items.joined(separator: ","))],"next":null}"#)
      } _: { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        let list = try await actions.list(ProductQuery()).last().value
        #expect(list.items.count == paths.count)
        #expect(list.items.compactMap(\.picture) == ["moka-pot.svg"])
      }
    }
  }

  @Test func `a picture of what was seen comes from the market and is kept; others are nobody's`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let infra = try shop.start(url, in: folder)
        let early = try await infra.pictures.picture(named: "pot.svg")
        #expect(early == nil)
        _ = try await infra.actions(for: "ana", language: "en").products.product("pot")
          .last()
        let picture = try await infra.pictures.picture(named: "pot.svg")
        #expect(picture?.format == .svg)
        for name in ["cup.svg", "../pot.svg", "", "pot.svg/..", "http://x/pot.svg"] {
          let other = try await infra.pictures.picture(named: name)
          #expect(other == nil)
        }
        return url
      }
      let kept = try await shop.start(url, in: folder).pictures.picture(named: "pot.svg")
      #expect(kept?.format == .svg)
    }
  }
}
