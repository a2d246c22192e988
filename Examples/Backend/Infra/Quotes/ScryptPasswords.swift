public import BackendModel
import Crypto
import CryptoExtras
import Dispatch
import Foundation

/// Password hashing with scrypt (RFC 7914): each check needs time and 16 MB of memory.
///
/// Checks run on a queue of their own, so that sign-ins do not slow down the requests of signed-in users.
public struct ScryptPasswords: Passwords {
  /// The value of OWASP's password storage cheat sheet for 16 MB of memory, at the time of writing.
  public static let rounds = 1 << 14
  private static let (blockSize, parallelism, byteCount, saltCount) = (8, 1, 32, 16)

  private let queue = DispatchQueue(
    label: "backend.passwords", qos: .userInitiated, attributes: .concurrent)
  private let rounds: Int

  /// - Parameter rounds: the rounds for new passwords; a power of two.
  public init(rounds: Int = Self.rounds) { self.rounds = rounds }

  public func match(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
    let salt = [UInt8](repeating: 0, count: Self.saltCount)
    let hash = hash ?? PasswordHash(salt: salt, rounds: rounds, hash: [])
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            Self.isSame(try Self.derive(password, salt: hash.salt, rounds: hash.rounds), hash.hash)
          })
      }
    }
  }

  /// Returns the hash to store for a new password.
  func hash(_ password: String) throws -> PasswordHash {
    let salt = (0..<Self.saltCount).map { _ in UInt8.random(in: .min ... .max) }
    return PasswordHash(
      salt: salt, rounds: rounds, hash: try Self.derive(password, salt: salt, rounds: rounds))
  }

  private static func derive(_ password: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
    // NFC (RFC 8265): the same letters are the same password, however a keyboard composes them.
    let bytes = Array(password.precomposedStringWithCanonicalMapping.utf8)
    // Blocks: on a queue of its own; new passwords only when the backend starts.
    let key = try KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: byteCount, rounds: rounds, blockSize: blockSize,
      parallelism: parallelism)
    return key.withUnsafeBytes { Array($0) }
  }

  /// Compares in constant time, wherever the first difference is.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
