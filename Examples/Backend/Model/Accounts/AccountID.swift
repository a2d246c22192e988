/// The id of an account: the id of a member, or a random one for a guest.
///
///     AccountID("ana")?.member        // the member ana
///     AccountID.guest().customer      // the customer of a guest's wallet
public struct AccountID: Hashable, Sendable, CustomStringConvertible {
  /// The id of guests. It has capital letters and an underscore, so it is never the id of a member.
  private enum Guest: Prefixed {
    static let prefix = "gst"
  }

  /// The owner of the account's orders, cards and money.
  public let customer: CustomerID
  public var rawValue: String { customer.rawValue }
  public var description: String { rawValue }

  /// True if the id is that of a guest: who has no password, and so no way back once the session is over.
  public var isGuest: Bool { CommerceID<Guest>(rawValue) != nil }

  /// The id as that of a member; `nil` when no member can have it.
  public var member: MemberID? { MemberID(rawValue) }

  /// - Returns: `nil` when `rawValue` is not a valid id.
  public init?(_ rawValue: String) {
    guard let customer = CustomerID(rawValue) else { return nil }
    self.customer = customer
  }

  public init(_ customer: CustomerID) { self.customer = customer }

  public init(_ member: MemberID) { customer = CustomerID(member) }

  /// Returns the id of a new guest: 80 random bits.
  public static func guest() -> AccountID {
    AccountID(CustomerID(CommerceID<Guest>.random()))
  }
}
