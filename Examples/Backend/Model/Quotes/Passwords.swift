/// Checks passwords, slowly on purpose. ``SignInQueue`` says how many at once.
///
///     guard try await passwords.match(password, credentials?.password) else { … }
public protocol Passwords: Sendable {
  /// Returns true if the hash was made from the password.
  ///
  /// - Parameter hash: `nil` when there is no such account: every password is wrong then, and the check takes as long.
  func match(_ password: String, _ hash: PasswordHash?) async throws -> Bool
}
