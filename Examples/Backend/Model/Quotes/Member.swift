/// A user with an account: a homeowner or a professional.
///
///     if member.role == .professional { print(member.name, member.kinds) }
public struct Member: Identifiable, Equatable, Sendable {
  public typealias ID = MemberID

  public enum Role: String, Sendable {
    /// A user who requests work on their home.
    case homeowner
    /// A user who does such work.
    case professional
  }

  public let id: ID
  public let name: String
  public let role: Role
  public let city: String
  /// The kinds of work that a professional does; empty for a homeowner.
  public let kinds: [WorkKind]
  /// The score from the ratings of homeowners; `nil` without ratings.
  public let score: Score?

  public init(
    id: ID, name: String, role: Role, city: String, kinds: [WorkKind] = [], score: Score? = nil
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.city = city
    self.kinds = kinds
    self.score = score
  }
}
