import SillarData

/// Tests with the notes of ``SQLEngine/withDatabase(_:)``.
protocol SQLContract {}

extension SQLContract {
  func add(_ names: String..., to database: any SQLDatabase) async throws {
    try await database.write { database in
      for (stars, name) in names.enumerated() {
        try database.execute(
          "INSERT INTO note (name, text, stars) VALUES (\(name), \(name + "!"), \(stars))")
      }
    }
  }

  func names(_ database: any SQLDatabase, where condition: SQL = "1 = 1") async throws
    -> [String]
  {
    try await database.read { database in
      try database.values("SELECT name FROM note WHERE \(condition) ORDER BY name")
    }
  }
}
