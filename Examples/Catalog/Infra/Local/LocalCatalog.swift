import CatalogModel
import Foundation
import GRDB
import SillarData

/// What was seen of the shop, in SQLite: answers, the products in them for a search without the shop, and the names of
/// their pictures.
struct LocalCatalog: Sendable {
  /// The number of answers that are kept; the oldest go first.
  static let mostAnswers = 2000

  let database: LocalDatabase
  /// The time at which something is saved.
  let now: @Sendable () -> Date
  let rows: ReadableRows
  /// The part of the shop's history that the answers are from.
  let history: StoreHistory

  // MARK: Reading

  func categories(_ key: CategoriesKey) async throws -> Saved<[ProductCategory]>? {
    try await answer(key, as: ListRecord<CategoryRecord>.self)
  }

  func orders(_ key: OrdersKey) async throws -> Saved<Page<Order>>? {
    try await answer(key, as: PageRecord<OrderRecord>.self)
  }

  /// An order as it was saved, by itself or on the first page of orders.
  func order(_ key: OrderKey) async throws -> Saved<Order>? {
    if let saved = try await answer(key, as: OrderRecord.self) { return saved }
    let newest = OrdersKey(language: key.language, customer: key.customer, cursor: nil)
    guard let page = try await orders(newest) else { return nil }
    return page.value.items.first { $0.id == key.id }.map { Saved(value: $0, at: page.at) }
  }

  /// A product as it was last seen, by itself or in any list.
  func product(_ key: ProductKey) async throws -> Saved<ProductDetail>? {
    if let saved = try await answer(key, as: DetailRecord.self) { return saved }
    let saved = try await read(
      ProductRecord.self, "product", "\(key)", where: "language = ? AND id = ?",
      [key.language, key.id.rawValue])
    return saved.map { Saved(value: ProductDetail(product: $0.value), at: $0.at) }
  }

  /// A page as it was saved. Where a list's first page never was, what fits it in all that was seen.
  func page(_ key: PageKey) async throws -> Saved<Page<Product>>? {
    if let saved = try await answer(key, as: PageRecord<ProductRecord>.self) { return saved }
    // A page of another order would not go on where the saved ones end.
    guard key.cursor == nil else { return nil }
    let words = Self.words(key.query.text)
    guard words.isEmpty == !key.query.isSearch else { return nil }
    let found = try await products(key.language).filter { saved in
      let product = saved.value
      if let category = key.query.category, product.category != category { return false }
      let own = Self.words(product.name + " " + product.summary)
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    // Where nothing fits, nobody knows what the shop would find.
    guard let oldest = found.map(\.at).min() else { return nil }
    return Saved(value: Page(items: found.map(\.value), next: nil), at: oldest)
  }

  /// All products that were seen in a language, by name.
  private func products(_ language: String) async throws -> [Saved<Product>] {
    try await database.read { database in
      try Row.fetchAll(
        database, sql: "SELECT content, savedAt, id FROM product WHERE language = ?",
        arguments: [language]
      ).compactMap { saved($0, as: ProductRecord.self, "product", $0[2]) }
    }.sorted { $0.value.name < $1.value.name }
  }

  /// Words without case and accents, as the shop compares them.
  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }

  /// True if a picture belongs to anything that was seen.
  func knows(_ picture: ProductPicture) async throws -> Bool {
    try await database.readBriefly { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM picture WHERE file = ?)",
        arguments: [picture.file]) ?? false
    }
  }

  /// An answer as it was saved; nil if it never was, or cannot be read.
  private func answer<Record: StoredRecord>(
    _ key: some StoredKey, as type: Record.Type
  ) async throws -> Saved<Record.Value>? {
    try await read(type, "answer", "\(key)", where: "name = ?", [key.name])
  }

  private func read<Record: StoredRecord>(
    _ type: Record.Type, _ table: String, _ key: String, where condition: String,
    _ arguments: [String]
  ) async throws -> Saved<Record.Value>? {
    try await database.readBriefly { database in
      try Row.fetchOne(
        database, sql: "SELECT content, savedAt FROM \(table) WHERE \(condition)",
        arguments: StatementArguments(arguments)
      ).flatMap { saved($0, as: type, table, key) }
    }
  }

  private func saved<Record: StoredRecord>(
    _ row: Row, as type: Record.Type, _ table: String, _ key: String
  ) -> Saved<Record.Value>? {
    rows.read(table, key) {
      let content = try row.decode(String.self, atIndex: 0)
      return Saved(
        value: try JSONDecoder().decode(type, from: Data(content.utf8)).value,
        at: Date(timeIntervalSinceReferenceDate: try row.decode(Double.self, atIndex: 1)))
    }
  }

  // MARK: Saving

  func save(_ categories: [ProductCategory], as key: CategoriesKey) async throws {
    try await save(ListRecord<CategoryRecord>(categories), as: key)
  }

  func save(_ page: Page<Product>, as key: PageKey) async throws {
    try await save(
      PageRecord<ProductRecord>(page), as: key, products: page.items, in: key.language)
  }

  func save(_ detail: ProductDetail, as key: ProductKey) async throws {
    try await save(
      DetailRecord(detail), as: key, products: [detail.product], in: key.language)
  }

  func save(_ page: Page<Order>, as key: OrdersKey) async throws {
    try await save(PageRecord<OrderRecord>(page), as: key, lines: page.items.flatMap(\.lines))
  }

  func save(_ order: Order, as key: OrderKey) async throws {
    try await save(OrderRecord(order), as: key, lines: order.lines)
  }

  private func save(
    _ answer: some StoredRecord, as key: some StoredKey, products: [Product] = [],
    in language: String = "", lines: [Order.Line] = []
  ) async throws {
    let at = now().timeIntervalSinceReferenceDate
    let content = try Self.text(answer)
    let rows = try products.map { ($0.id.rawValue, try Self.text(ProductRecord($0))) }
    let files = (products.map(\.picture) + lines.map(\.picture)).compactMap { $0?.file }
    let name = key.name
    try await database.write { [history] database in
      try history.note(in: database)
      try database.execute(
        sql: "REPLACE INTO answer (name, content, savedAt) VALUES (?, ?, ?)",
        arguments: [name, content, at])
      for (id, content) in rows {
        try database.execute(
          sql: "REPLACE INTO product (language, id, content, savedAt) VALUES (?, ?, ?, ?)",
          arguments: [language, id, content, at])
      }
      for file in files {
        try database.execute(
          sql: "INSERT OR IGNORE INTO picture (file) VALUES (?)", arguments: [file])
      }
      try database.execute(
        sql: """
          DELETE FROM answer WHERE savedAt < (
            SELECT savedAt FROM answer ORDER BY savedAt DESC LIMIT 1 OFFSET \(Self.mostAnswers - 1))
          """)
    }
  }

  private static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}
