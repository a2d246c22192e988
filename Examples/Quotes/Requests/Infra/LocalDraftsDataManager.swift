import GRDB
import RequestsModel
import SillarData
import Work
import WorkInfra

/// What one person is writing, as this device keeps it.
struct LocalDraftsDataManager: RequestDraftsDataManager {
  private static let name = "request"

  let person: PersonID
  let drafts: Drafts

  func load() async throws -> RequestDraft? {
    try await RequestsError.mapped {
      // One that a newer program has written is begun anew.
      try await drafts.load(RequestDraftDTO.self, name: Self.name, owner: person.rawValue)?.draft
    }
  }

  func save(_ draft: RequestDraft) async throws {
    try await RequestsError.mapped {
      try await drafts.save(RequestDraftDTO(draft), name: Self.name, owner: person.rawValue)
    }
  }

  func discard() async throws {
    try await RequestsError.mapped {
      try await drafts.discard(RequestDraftDTO.self, name: Self.name, owner: person.rawValue)
    }
  }

  /// In the transaction in which the request is stored that was made of it.
  func discard(in database: Database) throws {
    try drafts.discard(
      RequestDraftDTO.self, name: Self.name, owner: person.rawValue, in: database)
  }
}
