import BackendModel
import GRDB

extension StoredRecords {
  func person(handle: String) throws -> Person? {
    try row("SELECT * FROM person WHERE handle = ?", [handle]).map(person)
  }

  func person(of customer: CustomerID) throws -> Person? {
    try row("SELECT * FROM person WHERE customer = ?", [customer.rawValue]).map(person)
  }

  func people(matching words: SearchWords, without handle: String, limit: Int) throws -> [Person] {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM person WHERE handle <> ? ORDER BY customer IS NOT NULL, name, number")
    // One by one, for there may be many customers, and only a few are wanted.
    let cursor = try Row.fetchCursor(statement, arguments: [handle])
    var found: [Person] = []
    while found.count < limit, let row = try cursor.next() {
      let person = try person(row)
      if words.match("\(person.name) \(person.handle)") { found.append(person) }
    }
    return found
  }

  func insert(_ person: Person) throws {
    try run(
      "INSERT INTO person (handle, name, customer) VALUES (?, ?, ?)",
      [person.handle, person.name, person.customer?.rawValue])
  }

  /// Adds someone who is no customer, or renews the name.
  static func renew(_ person: Person, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO person (handle, name) VALUES (?, ?)
        ON CONFLICT (handle) DO UPDATE SET name = excluded.name WHERE customer IS NULL
        """, arguments: [person.handle, person.name])
  }

  private func person(_ row: Row) throws -> Person {
    Person(
      handle: row["handle"], name: row["name"],
      customer: try row.optional("customer", CustomerID.init))
  }
}
