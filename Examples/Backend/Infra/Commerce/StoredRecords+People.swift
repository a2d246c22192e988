import BackendModel
import GRDB

extension StoredRecords {
  func person(handle: String) throws -> Person? {
    try one("person", by: "handle", "SELECT * FROM person WHERE handle = ?", [handle], person)
  }

  func person(of customer: CustomerID) throws -> Person? {
    try one(
      "person", by: "handle", "SELECT * FROM person WHERE customer = ?", [customer.rawValue], person
    )
  }

  func people(matching words: SearchWords, without handle: String, limit: Int) throws -> [Person] {
    // Reads row by row, because there may be many customers, and only a few are wanted.
    try all(
      "person", by: "handle", limit: limit,
      "SELECT * FROM person WHERE handle <> ? ORDER BY customer IS NOT NULL, name, number", [handle]
    ) { row in
      let person = try person(row)
      return words.match("\(person.name) \(person.handle)") ? person : nil
    }
  }

  func insert(_ person: Person) throws {
    try run(
      "INSERT INTO person (handle, name, customer) VALUES (?, ?, ?)",
      [person.handle, person.name, person.customer?.rawValue])
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
      customer: try row.optional("customer", CustomerID.init))
  }
}
