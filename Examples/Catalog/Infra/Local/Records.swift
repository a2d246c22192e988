import CatalogModel
import Foundation
import Money
import SillarModel

/// The stored form of a value, in JSON.
protocol StoredRecord: Codable, Sendable {
  associatedtype Value: Sendable
  init(_ value: Value)
  /// - Throws: An error for a record that is no such value.
  var value: Value { get throws }
  /// The products in the value, which are also saved individually.
  var products: [ProductRecord] { get }
  /// The file names of the pictures in the value.
  var pictures: [String] { get }
}

extension StoredRecord {
  var products: [ProductRecord] { [] }
  var pictures: [String] { products.compactMap(\.picture) }
}

struct MoneyRecord: Codable {
  let amount: Int
  let currency: String

  init(_ value: Money) { (amount, currency) = (value.minorUnits, value.currency.code) }

  var value: Money {
    get throws {
      guard let currency = Currency(currency) else {
        throw Problem.broken("\(currency) is no currency")
      }
      return Money(minorUnits: amount, currency)
    }
  }
}

struct CategoryRecord: StoredRecord {
  let id: String
  let name: String
  let productCount: Int

  init(_ value: ProductCategory) {
    (id, name, productCount) = (value.id.rawValue, value.name, value.productCount)
  }

  var value: ProductCategory {
    ProductCategory(
      id: ProductCategory.ID(rawValue: id), name: name, productCount: productCount)
  }
}

struct ProductRecord: StoredRecord {
  struct Fact: Codable {
    let name: String
    let value: String
  }

  let id: String
  let name: String
  let summary: String
  let category: String
  let price: MoneyRecord
  let stock: Int
  let picture: String?
  let paragraphs: [String]
  let facts: [Fact]

  var products: [ProductRecord] { [self] }

  init(_ value: Product) {
    (id, name, summary) = (value.id.rawValue, value.name, value.summary)
    (category, stock) = (value.category.rawValue, value.stock)
    (price, picture) = (MoneyRecord(value.price), value.picture)
    paragraphs = value.paragraphs
    facts = value.facts.map { Fact(name: $0.name, value: $0.value) }
  }

  var value: Product {
    get throws {
      Product(
        id: Product.ID(rawValue: id), name: name, summary: summary,
        category: ProductCategory.ID(rawValue: category), price: try price.value, stock: stock,
        picture: picture, paragraphs: paragraphs,
        facts: facts.map { Product.Fact(name: $0.name, value: $0.value) })
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

  let id: String
  let state: String
  let placed: Date
  let payBefore: Date
  let lines: [Line]
  let total: MoneyRecord
  let payment: String?

  var pictures: [String] { lines.compactMap(\.picture) }

  init(_ value: Order) {
    (id, state, payment) = (value.id.rawValue, value.state.rawValue, value.payment)
    (placed, payBefore, total) = (value.placed, value.payBefore, MoneyRecord(value.total))
    lines = value.lines.map { line in
      Line(
        product: line.id.rawValue, name: line.name, quantity: line.quantity,
        price: MoneyRecord(line.price), total: MoneyRecord(line.total),
        picture: line.picture)
    }
  }

  var value: Order {
    get throws {
      guard let state = Order.State(rawValue: state) else {
        throw Problem.broken("\(state) is no state")
      }
      return Order(
        id: Order.ID(rawValue: id), state: state, placed: placed, payBefore: payBefore,
        lines: try lines.map { line in
          Order.Line(
            id: Product.ID(rawValue: line.product), name: line.name, quantity: line.quantity,
            price: try line.price.value, total: try line.total.value,
            picture: line.picture)
        }, total: try total.value, payment: payment)
    }
  }
}

struct PageRecord<Item: StoredRecord>: StoredRecord where Item.Value: Identifiable & Hashable {
  let items: [Item]
  let next: String?

  var products: [ProductRecord] { items.flatMap(\.products) }
  var pictures: [String] { items.flatMap(\.pictures) }

  init(_ value: Page<Item.Value>) {
    (items, next) = (value.items.map { Item($0) }, value.next)
  }

  var value: Page<Item.Value> {
    get throws {
      Page(items: try items.map { try $0.value }, next: next)
    }
  }
}
