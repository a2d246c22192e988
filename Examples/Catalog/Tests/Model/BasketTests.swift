import CatalogModel
import Money
import SillarModel
import Testing

private func product(
  _ id: Product.ID, _ cents: Int = 10_00, stock: Int = 10, _ currency: Currency = .eur
) -> Product {
  Product(
    id: id, name: "Product \(id)", category: "kitchen", price: Money(minorUnits: cents, currency),
    stock: stock)
}

struct BasketTests {
  private func basket(_ taken: (Product, Int)...) throws -> Basket {
    var basket = Basket()
    for (product, quantity) in taken { try basket.add(product, quantity) }
    return basket
  }

  @Test func `an empty basket has no total`() throws {
    let total = try Basket().total()
    #expect(total == nil)
    #expect(Basket().isEmpty)
    #expect(Basket().count == 0)
  }

  @Test func `lines come to quantity times price, and the basket to all of them`() throws {
    let basket = try basket((product("pot", 29_90), 2), (product("cup", 4_05), 3))
    let pot = try basket["pot"]?.total()
    let total = try basket.total()
    #expect(pot == Money(minorUnits: 59_80, .eur))
    #expect(total == Money(minorUnits: 71_95, .eur))
    #expect(basket.count == 5)
  }

  @Test func `a currency without minor units is reckoned in whole ones`() throws {
    let total = try basket((product("tea", 1_200, .jpy), 3)).total()
    #expect(total == Money(minorUnits: 3_600, .jpy))
  }

  @Test func `more of the same is one line, at the price that is seen now`() throws {
    var basket = try basket((product("pot", 10_00), 1), (product("cup"), 1))
    try basket.add(product("pot", 12_00), 2)
    #expect(basket.lines.map(\.id) == ["pot", "cup"])
    #expect(basket["pot"]?.quantity == 3)
    #expect(basket["pot"]?.price == Money(minorUnits: 12_00, .eur))
  }

  @Test func `no more than there is goes in, counting what is in already`() throws {
    var basket = try basket((product("pot", stock: 3), 2))
    #expect(throws: Problem.notEnough) { try basket.add(product("pot", stock: 3), 2) }
    #expect(basket["pot"]?.quantity == 2)
    try basket.add(product("pot", stock: 3), 1)
    #expect(basket["pot"]?.quantity == 3)
    #expect(throws: Problem.notEnough) { try basket.add(product("cup", stock: 0)) }
  }

  @Test func `no more than an order may have goes in`() throws {
    var basket = Basket()
    #expect(throws: Problem.tooManyOfOne) { try basket.add(product("pot", stock: 500), 100) }
    for number in 1...Basket.mostLines {
      try basket.add(product(Product.ID(rawValue: "p\(number)")))
    }
    #expect(throws: Problem.tooManyLines) { try basket.add(product("one-more")) }
    #expect(basket.lines.count == Basket.mostLines)
  }

  @Test func `a basket has one currency`() throws {
    var basket = try basket((product("pot"), 1), (product("cup"), 1))
    #expect(throws: Problem.otherCurrency) { try basket.add(product("tea", 500, .usd)) }
    #expect(throws: Problem.otherCurrency) { try basket.add(product("pot", 500, .usd)) }
    var alone = try self.basket((product("pot"), 1))
    try alone.add(product("pot", 500, .usd))
    let total = try alone.total()
    #expect(total == Money(minorUnits: 10_00, .usd))
  }

  @Test(arguments: [(3, 1, 4), (3, -1, 2), (1, -1, 1), (5, 1, 5), (7, 1, 7), (7, -1, 6)])
  func `one more or less stays between one and what there is`(
    _ before: Int, _ difference: Int, _ after: Int
  ) throws {
    var basket = try basket((product("pot", stock: 50), before))
    basket.change("pot", by: difference, atMost: 5)
    #expect(basket["pot"]?.quantity == after)
  }

  @Test func `what is not there cannot be changed, and what is removed is gone`() throws {
    var basket = try basket((product("pot"), 1))
    basket.change("cup", by: 1)
    basket.remove("cup")
    #expect(basket.lines.map(\.id) == ["pot"])
    basket.remove("pot")
    #expect(basket.isEmpty)
  }

  @Test func `what was bought leaves, what was added since stays`() throws {
    var basket = try basket((product("pot"), 2), (product("cup"), 1))
    let ordered = basket.content
    try basket.add(product("pot"), 3)
    try basket.add(product("tea"), 1)
    basket.takeOut(ordered)
    #expect(basket.lines.map(\.id) == ["pot", "tea"])
    #expect(basket["pot"]?.quantity == 3)
  }

  @Test func `the order of taking makes no other content`() throws {
    let one = try basket((product("pot"), 2), (product("cup"), 1))
    let other = try basket((product("cup"), 1), (product("pot"), 2))
    #expect(one.content == other.content)
    let more = try basket((product("cup"), 1), (product("pot"), 3))
    #expect(one.content != more.content)
  }

  @Test func `a total that no number holds is said to be too large`() throws {
    let basket = try basket((product("pot", .max), 2))
    #expect(throws: MoneyError.tooLarge) { try basket.total() }
  }
}

struct LineChangeTests {
  private let line = BasketLine(of: product("pot", 10_00, stock: 10), quantity: 4)

  @Test func `nothing has changed where price and stock will do`() {
    #expect(line.changes(on: .there(product("pot", 10_00, stock: 4))).isEmpty)
  }

  @Test func `a new price and too small a stock are both told`() {
    #expect(
      line.changes(on: .there(product("pot", 12_00, stock: 3))) == [
        .price(from: Money(minorUnits: 10_00, .eur), to: Money(minorUnits: 12_00, .eur)),
        .onlyLeft(3),
      ])
  }

  @Test func `what is sold out or gone is told as that alone`() {
    #expect(line.changes(on: .there(product("pot", 12_00, stock: 0))) == [.soldOut])
    #expect(line.changes(on: .gone) == [.gone])
  }

  private static let shelves: [(Shelf, Int?)] = [
    (.there(product("pot", 12_00, stock: 3)), 3), (.there(product("pot", 12_00, stock: 9)), 4),
    (.there(product("pot", stock: 0)), nil), (.gone, nil),
  ]

  @Test(arguments: shelves)
  func `adapting takes the new price and no more than there is`(
    _ shelf: Shelf, _ quantity: Int?
  ) {
    var basket = Basket([line])
    #expect(basket.hasChanges(on: ["pot": shelf]))
    basket.adapt("pot", to: shelf)
    #expect(basket["pot"]?.quantity == quantity)
    #expect(!basket.hasChanges(on: ["pot": shelf]))
  }
}
