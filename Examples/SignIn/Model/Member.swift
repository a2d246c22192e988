/// The ID of an account at the service.
public struct MemberID: RawRepresentable, Hashable, Sendable, LosslessStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ text: String) { rawValue = text }
}

/// A person with an account, who is signed in.
///
/// ```swift
/// let ana = Member(id: MemberID("ana"), name: "Ana Ruiz", city: "Madrid")
/// ```
public struct Member: Identifiable, Hashable, Sendable {
  public let id: MemberID
  public let name: String
  /// Empty for an account without one.
  public let city: String
  /// True for an account without a password, made by one tap: whoever signs out of it cannot come back.
  public let isGuest: Bool

  public init(id: MemberID, name: String, city: String, isGuest: Bool = false) {
    self.id = id
    self.name = name
    self.city = city
    self.isGuest = isGuest
  }
}
