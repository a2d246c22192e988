public import Work

/// Somebody on the wire.
///
/// ```swift
/// func name(_ person: PersonDTO) -> String { person.person.name }
/// ```
public struct PersonDTO: Codable, Hashable, Sendable {
  /// What others have given them, on the whole.
  public struct Score: Codable, Hashable, Sendable {
    public let stars: Double
    public let count: Int
  }

  public let id: PersonID
  public let name: String
  public let role: Role
  public let city: String
  /// What a professional does. Kinds that this program does not know are left out.
  public let kinds: [String]?
  /// Of a professional whom somebody has rated.
  public let rating: Score?

  public init(_ person: Person) {
    id = person.id
    name = person.name
    role = person.role
    city = person.city
    kinds = nil
    rating = nil
  }

  public var person: Person { Person(id: id, name: name, role: role, city: city) }
}
