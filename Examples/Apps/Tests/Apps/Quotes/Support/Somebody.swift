import Sillar
import SillarTesting
import Testing

@testable import SignInDelivery

/// A user of one of the two apps, who finds controls by its texts.
struct Somebody {
  let host: TestHost
  let words: Localization

  /// Signs in with an account of the service's demo data.
  func signIn(as account: String) async throws {
    try await host.type("\(account)@example.com", into: words.text(SignInWords.email))
    try await host.type("casa-2026", into: words.text(SignInWords.password))
    try await tap(SignInWords.signIn)
    try await dontSee(SignInWords.password)
  }

  /// Signs out from any screen, up to the confirmation if there is unsent work.
  func signOut() async throws {
    try await host.open("/account")
    try await see(SignInWords.accountTitle)
    try await tap(SignInWords.signOut)
  }

  func tap(_ key: some StringKey, _ values: [String: String] = [:]) async throws {
    try await host.tap(words.text(key, values))
  }

  func see(_ text: some Localizable) async throws {
    try await host.see(words.text(text.localized))
  }

  func dontSee(_ text: some Localizable) async throws {
    try await host.dontSee(words.text(text.localized))
  }

  func see(_ key: some StringKey, _ values: [String: String] = [:]) async throws {
    try await host.see(words.text(key, values))
  }

  func dontSee(_ key: some StringKey, _ values: [String: String] = [:]) async throws {
    try await host.dontSee(words.text(key, values))
  }
}
