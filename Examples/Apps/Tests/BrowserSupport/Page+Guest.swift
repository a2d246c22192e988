import Chromium
import Foundation

extension Page {
  /// Gets an account by one tap on the sign-in form.
  func continueAsGuest(in language: String = "en") async throws {
    let words = try AppWords("", ["SignIn"], in: language)
    let guest = try words("SignIn.guest")
    try await click(.text(guest))
    try await waitForNo(guest)
  }
}
