import CatalogModel
import Foundation
import GRDB
import SillarData

/// What was seen of the shop, in SQLite: answers as they came, the products in them for a search without the shop, and
/// the names of their pictures.
struct LocalCatalog: Sendable {
  /// How many answers are kept; the oldest go first.
  static let mostAnswers = 2000

  let database: LocalDatabase
  /// What time it is when something is saved.
  let now: @Sendable () -> Date
  let rows: ReadableRows
  /// From where in the shop's history the answers are.
  let history: StoreHistory

  /// An answer as it was saved; nil if it never was, or cannot be read.
  func answer<Answer: Decodable & Sendable>(_ key: some StoredKey) async throws -> Saved<Answer>? {
    try await database.readBriefly { database in
      try Row.fetchOne(
        database, sql: "SELECT content, savedAt FROM answer WHERE name = ?",
        arguments: [key.name]
      ).flatMap { saved($0, "answer", "\(key)") }
    }
  }

  func save(_ answer: some Encodable & Sendable, as key: some StoredKey) async throws {
    try await save(answer, as: key, products: [], pictures: [])
  }

  func save(_ page: ListDTO<ProductDTO>, as key: PageKey) async throws {
    try await save(
      page, as: key, products: page.items.map { ($0, key.language) },
      pictures: page.items.map(\.product.picture))
  }

  func save(_ product: ProductDTO, as key: ProductKey) async throws {
    try await save(
      product, as: key, products: [(product, key.language)], pictures: [product.product.picture])
  }

  func save(_ orders: [OrderDTO], _ answer: some Encodable & Sendable, as key: some StoredKey)
    async throws
  {
    let lines = orders.compactMap { try? $0.order() }.flatMap(\.lines)
    try await save(answer, as: key, products: [], pictures: lines.map(\.picture))
  }

  /// A product as it was last seen in any list.
  func product(_ key: ProductKey) async throws -> Saved<ProductDTO>? {
    if let detail: Saved<ProductDTO> = try await answer(key) { return detail }
    return try await database.readBriefly { database in
      try Row.fetchOne(
        database, sql: "SELECT content, savedAt FROM product WHERE language = ? AND id = ?",
        arguments: [key.language, key.id.rawValue]
      ).flatMap { saved($0, "product", "\(key)") }
    }
  }

  /// All products that were seen in a language, by name.
  func products(_ language: String) async throws -> [Saved<ProductDTO>] {
    try await database.read { database in
      try Row.fetchAll(
        database, sql: "SELECT content, savedAt, id FROM product WHERE language = ?",
        arguments: [language]
      ).compactMap { saved($0, "product", $0[2]) }
    }.sorted { $0.value.name < $1.value.name }
  }

  /// Whether a picture belongs to anything that was seen.
  func knows(_ picture: ProductPicture) async throws -> Bool {
    try await database.readBriefly { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM picture WHERE file = ?)",
        arguments: [picture.file]) ?? false
    }
  }

  private func save(
    _ answer: some Encodable & Sendable, as key: some StoredKey,
    products: [(product: ProductDTO, language: String)], pictures: [ProductPicture?]
  ) async throws {
    let at = now().timeIntervalSinceReferenceDate
    let content = try Self.text(answer)
    let rows = try products.map { ($0.language, $0.product.id, try Self.text($0.product)) }
    let files = pictures.compactMap { $0?.file }
    let name = key.name
    try await database.write { [history] database in
      try history.note(in: database)
      try database.execute(
        sql: "REPLACE INTO answer (name, content, savedAt) VALUES (?, ?, ?)",
        arguments: [name, content, at])
      for (language, id, content) in rows {
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

  private func saved<Value: Decodable>(
    _ row: Row, _ table: String, _ key: String
  ) -> Saved<Value>? {
    rows.read(table, key) {
      let content = try row.decode(String.self, atIndex: 0)
      return Saved(
        value: try JSONDecoder().decode(Value.self, from: Data(content.utf8)),
        at: Date(timeIntervalSinceReferenceDate: try row.decode(Double.self, atIndex: 1)))
    }
  }
}
