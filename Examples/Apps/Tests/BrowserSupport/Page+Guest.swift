import Chromium
import Foundation

extension Page {
  /// Signs in with an account of the demo, by its name on the form.
  func signIn(_ name: String, words: AppWords) async throws {
    try await click(.text(name))
    try await waitUntil("document.querySelector('input[inputmode=email]').value != ''")
    try await click(.role("button", name: words("SignIn.signIn")))
    try await waitUntil("!document.querySelector('input[type=password]')")
  }

  /// Gets an account by one tap on the sign-in form.
  func continueAsGuest(in language: String = "en") async throws {
    let words = try AppWords("", ["SignIn"], in: language)
    let guest = try words("SignIn.guest")
    try await click(.text(guest))
    try await waitForNo(guest)
  }
}
