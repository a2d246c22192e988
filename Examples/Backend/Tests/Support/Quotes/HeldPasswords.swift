import BackendModel
import TestServers

/// Checks passwords without hashing, and records their order. The password `hold` takes the place of a stranger until
/// ``holding(_:_:)`` ends.
final class HeldPasswords: Passwords {
  private static let hold = "hold"

  let checked = Seen<String>()
  private let gate = Gate()

  func match(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
    checked.add(password)
    if password == Self.hold { await gate.wait() }
    return password == QuotesServer.password && hash != nil
  }

  /// Runs `body` while another stranger's password is checked.
  func holding(_ nobody: Caller, _ body: () async throws -> Void) async throws {
    let count = checked.count
    async let held = nobody.signIn("holder", Self.hold, client: "198.51.100.1")
    await checked.waitForMore(than: count, within: .seconds(30))
    let result = await Result { try await body() }
    gate.open()
    _ = try await held
    try result.get()
  }
}
