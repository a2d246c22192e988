import BackendModel

/// The JSON of a member: a homeowner or a professional.
struct MemberBody: Encodable, Sendable {
  struct Rating: Encodable, Sendable {
    let stars: Double
    let count: Int
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, role, city, kinds, rating
  }

  private let member: Member

  init(_ member: Member) { self.member = member }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(member.id.rawValue, forKey: .id)
    try container.encode(member.name, forKey: .name)
    try container.encode(member.role.rawValue, forKey: .role)
    try container.encode(member.city, forKey: .city)
    // Only professionals have kinds of work and a rating.
    guard member.role == .professional else { return }
    try container.encode(member.kinds.map(\.rawValue), forKey: .kinds)
    let rating = member.score.map { Rating(stars: $0.stars, count: $0.count) }
    try container.encode(Nullable(rating), forKey: .rating)
  }
}
