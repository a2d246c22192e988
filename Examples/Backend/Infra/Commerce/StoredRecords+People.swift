import BackendModel
import SillarData

extension StoredRecords {
  /// The most people that a search puts in order. Of more, those who came first are taken: further words find others.
  private static let peopleLimit = 1_000

  func person(handle: String) throws -> Person? {
    try one("person", by: "handle", "SELECT * FROM person WHERE handle = \(handle)") {
      try person($0)
    }
  }

  func person(of customer: CustomerID) throws -> Person? {
    try one("person", by: "handle", "SELECT * FROM person WHERE customer = \(customer)") {
      try person($0)
    }
  }

  func people(matching words: SearchWords, without handle: String, limit: Int) throws -> [Person] {
    try all(
      "person", by: "handle", Self.people(matching: words, without: handle, limit: limit)
    ) { try person($0) }
  }

  static func people(matching words: SearchWords, without handle: String, limit: Int) -> SQL {
    var isMeant: SQL = "hasLeft = 0"
    let words = words.folded
    if let first = words.first {
      var others: SQL = ""
      for word in words.dropFirst() {
        others = """
          \(others) AND EXISTS (SELECT 1 FROM personText AS other
            WHERE other.beginning = \(word) AND other.person = personText.person)
          """
      }
      isMeant = """
        number IN (SELECT person FROM personText WHERE beginning = \(first) \(others)
          ORDER BY person LIMIT \(peopleLimit))
        """
    }
    return """
      SELECT * FROM person WHERE \(isMeant) AND handle <> \(handle)
      ORDER BY customer IS NOT NULL, name, number LIMIT \(limit)
      """
  }

  func insert(_ person: Person) throws {
    let isGuest = person.customer.map { AccountID($0).isGuest } ?? false
    let number: Int64? = try database.value(
      """
      INSERT INTO person (number, handle, name, customer, guestSince, hasLeft)
      SELECT coalesce(max(number), 0) + 1, \(person.handle), \(person.name), \(person.customer),
        \(isGuest ? now : nil), 0
      FROM person RETURNING number
      """)
    if let number { try index(person, number) }
  }

  /// Adds a person who is not a customer, or updates their name.
  func renew(_ person: Person) throws {
    guard let old = try self.person(handle: person.handle) else { return try insert(person) }
    guard old.customer == nil, old.name != person.name else { return }
    let number: Int64? = try database.value(
      """
      UPDATE person SET name = \(person.name) WHERE handle = \(person.handle) RETURNING number
      """)
    guard let number else { return }
    try database.execute("DELETE FROM personText WHERE person = \(number)")
    try index(person, number)
  }

  /// Writes the words by which a person is found.
  private func index(_ person: Person, _ number: Int64) throws {
    for beginning in SearchText.beginnings("\(person.name) \(person.handle)") {
      try database.execute(
        """
        INSERT INTO personText (beginning, person) VALUES (\(beginning), \(number))
        ON CONFLICT DO NOTHING
        """)
    }
  }

  private func person(_ row: borrowing SQLRow) throws -> Person {
    Person(
      handle: try row["handle"], name: try row["name"], customer: try row["customer"],
      hasLeft: try row["hasLeft"])
  }
}
