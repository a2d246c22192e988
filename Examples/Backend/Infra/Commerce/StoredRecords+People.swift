import BackendModel
import GRDB

extension StoredRecords {
  /// The most people that a search puts in order. Of more, those who came first are taken: further words find others.
  private static let peopleLimit = 1_000

  func person(handle: String) throws -> Person? {
    try one("person", by: "handle", "SELECT * FROM person WHERE handle = ?", [handle], person)
  }

  func person(of customer: CustomerID) throws -> Person? {
    try one(
      "person", by: "handle", "SELECT * FROM person WHERE customer = ?", [customer.rawValue], person
    )
  }

  func people(matching words: SearchWords, without handle: String, limit: Int) throws -> [Person] {
    let order = "ORDER BY customer IS NOT NULL, name, number"
    guard let match = words.ftsQuery else {
      return try all(
        "person", by: "handle", limit: limit,
        "SELECT * FROM person WHERE handle <> ? AND NOT hasLeft \(order)", [handle], person)
    }
    return try all(
      "person", by: "handle", limit: limit,
      """
      SELECT * FROM person
      WHERE number IN (
        SELECT number FROM personText CROSS JOIN person ON person.number = personText.rowid
        WHERE personText MATCH ? AND NOT hasLeft ORDER BY personText.rowid LIMIT ?)
      AND handle <> ? \(order)
      """, [match, Self.peopleLimit, handle], person)
  }

  func insert(_ person: Person) throws {
    let isGuest = person.customer.map { AccountID($0).isGuest } ?? false
    try run(
      "INSERT INTO person (handle, name, customer, guestSince) VALUES (?, ?, ?, ?)",
      [person.handle, person.name, person.customer?.rawValue, isGuest ? now.seconds : nil])
  }

  /// Adds a person who is not a customer, or updates their name.
  static func renew(_ person: Person, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO person (handle, name) VALUES (?, ?)
        ON CONFLICT (handle) DO UPDATE SET name = excluded.name WHERE customer IS NULL
        """, arguments: [person.handle, person.name])
  }

  private func person(_ row: Row) throws -> Person {
    Person(
      handle: try row.text("handle"), name: try row.text("name"),
      customer: try row.optional("customer", CustomerID.init), hasLeft: row["hasLeft"])
  }
}
