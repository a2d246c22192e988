import BackendModel
import Foundation

@testable import BackendInfra

/// Professionals besides the backend's own three, so that more can apply than a request has places.
enum MoreProfessionals {
  /// - Parameter folder: The future folder of the backend.
  static func join(_ names: [String], in folder: URL) async throws {
    let bundled = try QuotesContent.bundled
    let others = names.map {
      AccountEntry(
        id: $0, name: $0.capitalized, role: Known(.professional), city: "Madrid",
        kinds: [Known(.plumbing)])
    }
    _ = try await QuotesStore(
      in: BackendStorage(in: folder),
      content: QuotesContent(
        accounts: bundled.accounts + others, requests: bundled.requests, chats: bundled.chats),
      now: { Date() })
  }
}
