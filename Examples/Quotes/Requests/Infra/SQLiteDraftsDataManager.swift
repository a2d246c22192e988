import Foundation
import GRDB
import RequestsModel
import SillarData
import Work
import WorkInfra

/// What one person is writing, in SQLite.
struct SQLiteDraftsDataManager: RequestDraftsDataManager {
  let person: PersonID
  let database: LocalDatabase
  let now: @Sendable () -> Date

  func load() async throws -> RequestDraft? {
    try await RequestsError.mapped {
      try await database.read { [person] database in
        let content = try Data.fetchOne(
          database, sql: "SELECT content FROM requestsDraft WHERE person = ?",
          arguments: [person.rawValue])
        // One that a newer program has written is begun anew.
        return content.flatMap { try? JSONDecoder().decode(RequestDraftDTO.self, from: $0) }?.draft
      }
    }
  }

  func save(_ draft: RequestDraft) async throws {
    let content = try JSONEncoder().encode(RequestDraftDTO(draft))
    let now = now().timeIntervalSinceReferenceDate
    // Who leaves the form cancels what it does; a task of its own is not cancelled.
    try await RequestsError.mapped {
      try await Task { [database, person] in
        try await database.write { database in
          try database.execute(
            sql: "REPLACE INTO requestsDraft (person, content, savedAt) VALUES (?, ?, ?)",
            arguments: [person.rawValue, content, now])
        }
      }.value
    }
  }

  func discard() async throws {
    try await RequestsError.mapped {
      try await database.write { [person] in try Self.discard(of: person, in: $0) }
    }
  }

  static func discard(of person: PersonID, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM requestsDraft WHERE person = ?", arguments: [person.rawValue])
  }
}
