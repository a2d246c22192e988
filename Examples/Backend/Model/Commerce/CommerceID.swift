/// Names something of the shop or of a wallet, in a way that nobody can guess: a prefix that says what it
/// is, and 16 random characters (80 bits).
///
///     let id = Order.ID.random()
///     id.rawValue    // ord_7Q2KX5M0T4R9E1AZ
///     id.reference   // 7Q2K
public struct CommerceID<Subject: Prefixed>: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// What people tell each other to find it: short, and nothing that gives access.
  public var reference: String { String(rawValue.dropFirst(Subject.prefix.count + 1).prefix(4)) }

  /// - Returns: `nil` when this cannot be one, as its prefix is another one.
  public init?(_ rawValue: String) {
    guard rawValue.hasPrefix(Subject.prefix + "_"), rawValue.utf8.count <= 64 else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: String) { self.rawValue = rawValue }

  public static func random() -> CommerceID {
    // Crockford's: without I, L, O and U, which are taken for others.
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    let letters = (0..<16).map { _ in alphabet[Int.random(in: alphabet.indices)] }
    return CommerceID(unchecked: "\(Subject.prefix)_\(String(letters))")
  }
}
