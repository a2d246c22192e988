import CatalogModel
import Foundation
import Money

func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

func product(
  _ id: Product.ID, _ name: String, _ cents: Int = 10_00, stock: Int = 20,
  category: ProductCategory.ID = "kitchen"
) -> Product {
  Product(
    id: id, name: name, summary: "About the \(name)", category: category, price: euros(cents),
    stock: stock, picture: ProductPicture(file: "\(id).svg"))
}

let pot = product("pot", "Moka pot", 29_90)
let cup = product("cup", "Coffee cup", 4_05, stock: 2)
let bowl = product("bowl", "Bowl", 12_00, stock: 0)
let tea = product("tea", "Green tea", 6_00, category: "food")

/// As many more as fill pages.
let plates = (1...30).map { product(Product.ID("plate-\($0)"), "Plate \($0)") }
