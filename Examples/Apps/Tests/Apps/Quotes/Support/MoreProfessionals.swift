import BackendModel
import Foundation

@testable import BackendInfra

/// More professionals than the backend's own three, as more apply than there are places.
enum MoreProfessionals {
  /// - Parameter folder: Where the backend will be.
  static func join(_ names: [String], in folder: URL) async throws {
    let bundled = try QuotesContent.bundled
    let others = names.map {
      AccountEntry(
        id: $0, name: $0.capitalized, role: Known(.professional), city: "Madrid",
        kinds: [Known(.plumbing)])
    }
    _ = try await QuotesStore(
      at: folder.appending(path: "quotes.sqlite"),
      content: QuotesContent(
        accounts: bundled.accounts + others, requests: bundled.requests, chats: bundled.chats),
      now: { Date() })
  }
}
