/// What is stored of a password, from which it cannot be found but by trying, slowly.
///
///     PasswordHash(salt: salt, rounds: 1 << 14, hash: bytes)
public struct PasswordHash: Equatable, Sendable {
  public let salt: [UInt8]
  /// How slow it is to try one.
  public let rounds: Int
  public let hash: [UInt8]

  public init(salt: [UInt8], rounds: Int, hash: [UInt8]) {
    self.salt = salt
    self.rounds = rounds
    self.hash = hash
  }
}
