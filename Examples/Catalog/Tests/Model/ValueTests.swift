import CatalogModel
import Foundation
import Money
import Testing

struct ValueTests {
  @Test(arguments: [
    (0, Product.Availability.soldOut), (-3, .soldOut), (1, .few(1)), (5, .few(5)), (6, .plenty),
  ])
  func `a stock is plenty, few or nothing`(_ stock: Int, _ availability: Product.Availability) {
    let product = Product(
      id: "a", name: "A", category: "c", price: Money(minorUnits: 1, .eur), stock: stock)
    #expect(product.availability == availability)
  }

  @Test(arguments: ["moka-pot", "a", "A_b.c-9", String(repeating: "x", count: 120)])
  func `an identity fits into a link`(_ text: String) {
    #expect(Product.ID(text)?.rawValue == text)
  }

  @Test(arguments: [
    "", ".", "..", "a/b", "a b", "ñ", "a%2Fb", "a?b", String(repeating: "x", count: 121),
  ])
  func `what could lead elsewhere is no identity`(_ text: String) {
    #expect(Product.ID(text) == nil)
  }

  @Test func `what is around the words of a search does not count, nor what is too long`() {
    #expect(ProductQuery(text: "  moka  pot\n") == ProductQuery(text: "moka  pot"))
    #expect(!ProductQuery(text: " \t ").isSearch)
    #expect(
      ProductQuery(text: String(repeating: "a", count: 500)).text.count == ProductQuery.longestText)
    #expect(ProductQuery(pageSize: 0).pageSize == 1)
    #expect(ProductQuery(pageSize: 1000).pageSize == 100)
  }

  private func products(_ ids: Product.ID...) -> [Product] {
    ids.map {
      Product(
        id: $0, name: "\($0)", category: "c", price: Money(minorUnits: 1, .eur), stock: 1)
    }
  }

  @Test func `no product comes twice, and a list that leads to itself ends`() {
    var list = Page<Product>()
    #expect(list.hasMore)
    list = list.adding(Page(items: products("a", "b"), next: "2"))
    list = list.adding(Page(items: products("b", "c"), next: "3"))
    #expect(list.items.map(\.id) == ["a", "b", "c"])
    #expect(list.hasMore)
    list = list.adding(Page(items: [], next: "3"))
    #expect(!list.hasMore)
  }

  @Test func `an order that nobody paid in time has expired, even before the shop says so`() {
    let placed = Date(timeIntervalSinceReferenceDate: 0)
    func order(_ state: Order.State) -> Order {
      Order(
        id: "ord_1", state: state, placed: placed, payBefore: placed + 900, lines: [],
        total: Money(minorUnits: 1, .eur))
    }
    #expect(order(.awaitingPayment).isPayable(at: placed + 899))
    #expect(order(.awaitingPayment).state(at: placed + 900) == .expired)
    #expect(order(.paid).state(at: placed + 5000) == .paid)
  }
}
