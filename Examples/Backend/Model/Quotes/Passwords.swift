/// Checks passwords, which takes a while on purpose.
///
///     guard try await passwords.match(password, credentials?.password) else { … }
public protocol Passwords: Sendable {
  /// Whether the password is the one that the hash was made of.
  ///
  /// - Parameter hash: `nil` when there is no such account: no password is right then, and it takes as
  ///   long to say so.
  func match(_ password: String, _ hash: PasswordHash?) async throws -> Bool
}
