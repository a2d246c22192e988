/// The stored hash of a password; it can only be broken by slow guessing.
///
///     PasswordHash(salt: salt, rounds: 1 << 14, hash: bytes)
public struct PasswordHash: Equatable, Sendable {
  public let salt: [UInt8]
  /// The cost parameter: more rounds make each guess slower.
  public let rounds: Int
  public let hash: [UInt8]

  public init(salt: [UInt8], rounds: Int, hash: [UInt8]) {
    self.salt = salt
    self.rounds = rounds
    self.hash = hash
  }
}
