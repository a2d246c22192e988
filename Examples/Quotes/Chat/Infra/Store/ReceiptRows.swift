import ChatModel
import GRDB
import Work

/// How far messages have come, as it is saved.
enum ReceiptRows {
  static func save(_ receipts: Receipts, of key: ChatKey, _ database: Database) throws {
    for who in Set(receipts.delivered.keys).union(receipts.read.keys) {
      try database.execute(
        sql: """
          INSERT INTO chatReceipt (person, request, professional, who, delivered, read)
          VALUES (:person, :request, :professional, :who, :delivered, :read)
          ON CONFLICT DO UPDATE SET
            delivered = MAX(delivered, excluded.delivered), read = MAX(read, excluded.read)
          """,
        arguments: key.arguments([
          "who": who.rawValue, "delivered": receipts.delivered[who] ?? 0,
          "read": receipts.read[who] ?? 0,
        ]))
    }
  }

  static func load(of key: ChatKey, _ database: Database) throws -> Receipts {
    let rows = try Row.fetchAll(
      database, sql: "SELECT who, delivered, read FROM chatReceipt WHERE \(ChatKey.condition)",
      arguments: key.arguments())
    return Receipts(
      delivered: Dictionary(rows.map { (PersonID($0["who"]), $0["delivered"]) }) { $1 },
      read: Dictionary(rows.map { (PersonID($0["who"]), $0["read"]) }) { $1 })
  }
}
