import CatalogModel
import Foundation
import Money

/// A value as the database keeps it, in JSON.
protocol StoredRecord: Codable, Sendable {
  associatedtype Value: Sendable
  init(_ value: Value)
  /// - Throws: An error for a record that an earlier version has written differently.
  var value: Value { get throws }
}

struct MoneyRecord: StoredRecord {
  struct UnknownCurrency: Error { let code: String }

  let amount: Int
  let currency: String

  init(_ value: Money) {
    amount = value.minorUnits
    currency = value.currency.code
  }

  var value: Money {
    get throws {
      guard let currency = Currency(currency) else { throw UnknownCurrency(code: currency) }
      return Money(minorUnits: amount, currency)
    }
  }
}

struct CategoryRecord: StoredRecord {
  let id: String
  let name: String
  let productCount: Int

  init(_ value: ProductCategory) {
    id = value.id.rawValue
    name = value.name
    productCount = value.productCount
  }

  var value: ProductCategory {
    ProductCategory(
      id: ProductCategory.ID(rawValue: id), name: name, productCount: productCount)
  }
}

struct ProductRecord: StoredRecord {
  let id: String
  let name: String
  let summary: String
  let category: String
  let price: MoneyRecord
  let stock: Int
  let picture: String?

  init(_ value: Product) {
    id = value.id.rawValue
    name = value.name
    summary = value.summary
    category = value.category.rawValue
    price = MoneyRecord(value.price)
    stock = value.stock
    picture = value.picture?.file
  }

  var value: Product {
    get throws {
      Product(
        id: Product.ID(rawValue: id), name: name, summary: summary,
        category: ProductCategory.ID(rawValue: category), price: try price.value, stock: stock,
        picture: picture.flatMap { ProductPicture(file: $0) })
    }
  }
}

struct DetailRecord: StoredRecord {
  struct Fact: Codable {
    let name: String
    let value: String
  }

  let product: ProductRecord
  let paragraphs: [String]
  let facts: [Fact]

  init(_ value: ProductDetail) {
    product = ProductRecord(value.product)
    paragraphs = value.paragraphs
    facts = value.facts.map { Fact(name: $0.name, value: $0.value) }
  }

  var value: ProductDetail {
    get throws {
      ProductDetail(
        product: try product.value, paragraphs: paragraphs,
        facts: facts.map { .init(name: $0.name, value: $0.value) })
    }
  }
}

struct OrderRecord: StoredRecord {
  struct Line: Codable {
    let product: String
    let name: String
    let quantity: Int
    let price: MoneyRecord
    let total: MoneyRecord
    let picture: String?
  }

  struct UnknownState: Error { let state: String }

  let id: String
  let state: String
  let placed: Date
  let payBefore: Date
  let lines: [Line]
  let total: MoneyRecord
  let payment: String?

  init(_ value: Order) {
    id = value.id.rawValue
    state = value.state.rawValue
    placed = value.placed
    payBefore = value.payBefore
    lines = value.lines.map { line in
      Line(
        product: line.id.rawValue, name: line.name, quantity: line.quantity,
        price: MoneyRecord(line.price), total: MoneyRecord(line.total),
        picture: line.picture?.file)
    }
    total = MoneyRecord(value.total)
    payment = value.payment
  }

  var value: Order {
    get throws {
      guard let state = Order.State(rawValue: state) else { throw UnknownState(state: state) }
      return Order(
        id: Order.ID(rawValue: id), state: state, placed: placed, payBefore: payBefore,
        lines: try lines.map { line in
          Order.Line(
            id: Product.ID(rawValue: line.product), name: line.name, quantity: line.quantity,
            price: try line.price.value, total: try line.total.value,
            picture: line.picture.flatMap { ProductPicture(file: $0) })
        }, total: try total.value, payment: payment)
    }
  }
}

struct PageRecord<Item: StoredRecord>: StoredRecord
where Item.Value: Identifiable & Hashable {
  let items: [Item]
  let next: String?

  init(_ value: Page<Item.Value>) {
    items = value.items.map { Item($0) }
    next = value.next?.rawValue
  }

  var value: Page<Item.Value> {
    get throws {
      Page(items: try items.map { try $0.value }, next: next.map { PageCursor(rawValue: $0) })
    }
  }
}

struct ListRecord<Item: StoredRecord>: StoredRecord {
  let items: [Item]

  init(_ value: [Item.Value]) { items = value.map { Item($0) } }
  var value: [Item.Value] { get throws { try items.map { try $0.value } } }
}
