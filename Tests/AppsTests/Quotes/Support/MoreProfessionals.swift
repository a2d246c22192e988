import BackendModel
import Foundation

@testable import BackendInfra

/// More professionals than the backend's own three, as more apply than there are places.
enum MoreProfessionals {
  /// - Parameter folder: Where the backend will be.
  static func join(_ names: [String], in folder: URL) async throws {
    let demo = QuotesContent.demo
    let others = names.compactMap {
      QuotesContent.professional($0, $0.capitalized, "Madrid", [.plumbing])
    }
    _ = try await QuotesStore(
      at: folder.appending(path: "quotes.sqlite"),
      content: QuotesContent(
        password: demo.password, accounts: demo.accounts + others, stories: demo.stories),
      passwords: ScryptPasswords(), now: { Date() })
  }
}
