import CatalogModel
import Foundation
import SillarData
import SillarModel

/// The saved answers of the shop, in SQLite, with their products, for a search without the shop, and the names of their
/// pictures.
struct LocalCatalog: Sendable {
  /// The maximum number of answers that are kept; the oldest are deleted first.
  static let mostAnswers = 2000

  let database: LocalDatabase
  /// The current time, to store with saved values.
  let now: @Sendable () -> Date
  let rows: ReadableRows
  /// The part of the shop's history that the answers are from.
  let history: StoreHistory

  // MARK: Reading

  /// The saved answer to a question; nil if it was never saved, or cannot be read.
  func answer<Wire: DTO>(_ question: Question<Wire>) async throws -> Reading<Wire.Record.Value>? {
    try await read(
      Wire.Record.self, "answer", "\(question)", where: "name = \(question.name)")
  }

  /// An order from the saved first page of orders.
  func listed(_ question: Question<OrderDTO>) async throws -> Reading<Order>? {
    let newest = Question<ListDTO<OrderDTO>>(
      subject: .orders(after: nil), language: question.language, session: question.session)
    guard let page = try await answer(newest) else { return nil }
    return page.value.items.first { question.subject == .order($0.id) }
      .map { Reading($0, savedAt: page.savedAt) }
  }

  /// A product from the latest saved answer that contains it.
  func seen(_ question: Question<ProductDTO>) async throws -> Reading<Product>? {
    guard case .product(let id) = question.subject else { return nil }
    return try await read(
      ProductRecord.self, "product", "\(id)",
      where: "language = \(question.language) AND id = \(id.rawValue)")
  }

  /// All saved products that match a query, as its first page. Further pages would not continue those of the shop.
  func seen(_ question: Question<ListDTO<ProductDTO>>) async throws -> Reading<Page<Product>>? {
    guard case .products(let query, after: nil) = question.subject else { return nil }
    let words = Self.words(query.text)
    guard words.isEmpty == !query.isSearch else { return nil }
    let found = try await products(question.language).filter { saved in
      let product = saved.value
      if let category = query.category, product.category != category { return false }
      let own = Self.words(product.name + " " + product.summary)
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    // Without a match there is no answer: the shop may still have matches.
    guard let oldest = found.compactMap(\.savedAt).min() else { return nil }
    return Reading(Page(items: found.map(\.value), next: nil), savedAt: oldest)
  }

  /// All products that were saved in a language, sorted by name.
  private func products(_ language: String) async throws -> [Reading<Product>] {
    try await database.read { database in
      try database.rows(
        "SELECT content, savedAt, id FROM product WHERE language = \(language)"
      ) { row in saved(row, as: ProductRecord.self, "product", try row["id"]) }
    }.compactMap(\.self).sorted { $0.value.name < $1.value.name }
  }

  /// Words without case and accents, as the shop compares them.
  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }

  /// True if a saved answer has named this picture.
  func knows(picture: String) async throws -> Bool {
    try await database.readBriefly { database in
      try database.value(
        """
        SELECT EXISTS (SELECT 1 FROM picture WHERE file = \(picture))
        """) ?? false
    }
  }

  private func read<Record: StoredRecord>(
    _ type: Record.Type, _ table: String, _ key: String, where condition: SQL
  ) async throws -> Reading<Record.Value>? {
    try await database.readBriefly { database in
      try database.first(
        "SELECT content, savedAt FROM \(identifier: table) WHERE \(condition)"
      ) { row in saved(row, as: type, table, key) }.flatMap(\.self)
    }
  }

  private func saved<Record: StoredRecord>(
    _ row: borrowing SQLRow, as type: Record.Type, _ table: String, _ key: String
  ) -> Reading<Record.Value>? {
    rows.read(table, key) {
      Reading(
        try JSONDecoder().decode(type, from: try row["content"]).value,
        savedAt: try row["savedAt"])
    }
  }

  // MARK: Saving

  func save<Wire: DTO>(_ value: Wire.Record.Value, as question: Question<Wire>) async throws {
    let record = Wire.Record(value)
    let content = try Self.text(record)
    let products = try record.products.map { ($0.id, try Self.text($0)) }
    let at = now()
    try await database.write { [history] database in
      try history.note(in: database)
      try database.execute(
        """
        INSERT INTO answer (name, content, savedAt) VALUES (\(question.name), \(content), \(at))
        ON CONFLICT (name) DO UPDATE SET content = excluded.content, savedAt = excluded.savedAt
        """)
      for (id, content) in products {
        try database.execute(
          """
          INSERT INTO product (language, id, content, savedAt)
          VALUES (\(question.language), \(id), \(content), \(at))
          ON CONFLICT (language, id) DO UPDATE SET
            content = excluded.content, savedAt = excluded.savedAt
          """)
      }
      for file in record.pictures {
        try database.execute("INSERT INTO picture (file) VALUES (\(file)) ON CONFLICT DO NOTHING")
      }
      try database.execute(
        """
        DELETE FROM answer WHERE savedAt < (
          SELECT savedAt FROM answer ORDER BY savedAt DESC LIMIT 1 OFFSET \(Self.mostAnswers - 1))
        """)
    }
  }

  /// Deletes the answers about orders of all other accounts.
  func forgetAccounts(except signedIn: Set<String>) async throws {
    try await database.write { database in
      let marks =
        [Question<OrderDTO>.mark(of: nil)] + signedIn.map { Question<OrderDTO>.mark(of: $0) }
      for name in try database.values("SELECT name FROM answer", as: String.self)
      where !marks.contains(where: name.hasSuffix) {
        try database.execute("DELETE FROM answer WHERE name = \(name)")
      }
    }
  }

  private static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}
