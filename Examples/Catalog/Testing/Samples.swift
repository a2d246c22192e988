public import CatalogModel
public import Money

public func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

public func product(
  _ id: Product.ID, _ name: String, _ cents: Int = 10_00, stock: Int = 20,
  category: ProductCategory.ID = "kitchen"
) -> Product {
  Product(
    id: id, name: name, summary: "About the \(name)", category: category, price: euros(cents),
    stock: stock, picture: "\(id).svg")
}

public let pot = product("pot", "Moka pot", 29_90)
public let cup = product("cup", "Coffee cup", 4_05, stock: 2)
public let bowl = product("bowl", "Bowl", 12_00, stock: 0)
public let tea = product("tea", "Green tea", 6_00, category: "food")

/// Enough products to fill several pages.
public let plates = (1...30).map { product(Product.ID(rawValue: "plate-\($0)"), "Plate \($0)") }

extension Product {
  public func with(stock: Int? = nil, cents: Int? = nil, name: String? = nil) -> Product {
    Product(
      id: id, name: name ?? self.name, summary: summary, category: category,
      price: cents.map { euros($0) } ?? price, stock: stock ?? self.stock, picture: picture)
  }
}

extension Order {
  public func with(_ state: State) -> Order {
    Order(
      id: id, state: state, placed: placed, payBefore: payBefore, lines: lines, total: total,
      payment: state == .paid ? "pay_\(id)" : nil)
  }
}
