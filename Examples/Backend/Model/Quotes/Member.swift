/// Someone with an account: who has work to be done, or who does it.
///
///     if member.role == .professional { print(member.name, member.kinds) }
public struct Member: Identifiable, Equatable, Sendable {
  public typealias ID = MemberID

  public enum Role: String, Sendable {
    /// Asks for work on their home.
    case homeowner
    /// Does such work.
    case professional
  }

  public let id: ID
  public let name: String
  public let role: Role
  public let city: String
  /// What a professional does; of a homeowner, nothing.
  public let kinds: [WorkKind]
  /// What those they worked for say; `nil` as long as nobody has said anything.
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
