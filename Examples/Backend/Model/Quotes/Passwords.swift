/// Checks passwords, slowly on purpose. The checks wait in a queue of limited length.
///
///     guard try await passwords.match(password, credentials?.password, isKnown: false) else { … }
public protocol Passwords: Sendable {
  /// True if no further check of a stranger would be taken now.
  var isBusy: Bool { get }

  /// Returns true if the hash was made from the password.
  ///
  /// - Parameters:
  ///   - hash: `nil` when there is no such account: every password is wrong then, and the check takes as long.
  ///   - isKnown: true for a device that has signed in before; it has room in the queue that strangers cannot take.
  /// - Throws: ``PasswordsBusy`` when the queue is full, before anything is computed.
  func match(_ password: String, _ hash: PasswordHash?, isKnown: Bool) async throws -> Bool
}

/// The queue of passwords to be checked is full.
public struct PasswordsBusy: Error, Equatable {
  public init() {}
}
