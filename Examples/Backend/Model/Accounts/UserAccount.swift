/// An account of the backend: a member, who signs in with a password, or a guest of the demonstration.
///
///     let ana = UserAccount(id: id, name: "Ana Ruiz", kind: .member, role: "homeowner", city: "Madrid")
///     let guest = UserAccount.guest()
public struct UserAccount: Identifiable, Equatable, Sendable {
  public enum Kind: String, Sendable {
    case member
    /// A visitor who has given no name. The account is gone with its last session.
    case guest
  }

  public let id: AccountID
  public let name: String
  public let kind: Kind
  /// The role of a member in requests and quotes; `nil` for a guest.
  public let role: String?
  /// The city of a member; `nil` for a guest.
  public let city: String?

  public init(id: AccountID, name: String, kind: Kind, role: String? = nil, city: String? = nil) {
    self.id = id
    self.name = name
    self.kind = kind
    self.role = role
    self.city = city
  }

  public init(_ member: Member) {
    self.init(
      id: AccountID(member.id), name: member.name, kind: .member, role: member.role.rawValue,
      city: member.city)
  }

  /// Returns a new guest, with the name that their wallet has too.
  public static func guest() -> UserAccount {
    let id = AccountID.guest()
    return UserAccount(id: id, name: CustomerName(for: id.customer).name, kind: .guest)
  }
}
