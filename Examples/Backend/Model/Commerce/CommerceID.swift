/// The id of an object of the shop or of a wallet. It cannot be guessed: a prefix that names the kind of
/// object, and 16 random characters (80 bits).
///
///     let id = Order.ID.random()
///     id.rawValue    // ord_7Q2KX5M0T4R9E1AZ
///     id.reference   // 7Q2K
public struct CommerceID<Subject: Prefixed>: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// A short reference that people can tell each other; it gives no access.
  public var reference: String { String(rawValue.dropFirst(Subject.prefix.count + 1).prefix(4)) }

  /// - Returns: `nil` when the text has another prefix, or is too long.
  public init?(_ rawValue: String) {
    guard rawValue.hasPrefix(Subject.prefix + "_"), rawValue.utf8.count <= 64 else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: String) { self.rawValue = rawValue }

  public static func random() -> CommerceID {
    // Crockford's Base32 alphabet: without I, L, O and U, which are easily misread.
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    let letters = (0..<16).map { _ in alphabet[Int.random(in: alphabet.indices)] }
    return CommerceID(unchecked: "\(Subject.prefix)_\(String(letters))")
  }
}
