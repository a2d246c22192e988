public import Work

/// A person as they are stored.
///
/// ```swift
/// func name(_ person: PersonRecord) -> String { person.person.name }
/// ```
public struct PersonRecord: Codable, Hashable, Sendable {
  /// The average of a professional's ratings.
  public struct Score: Codable, Hashable, Sendable {
    public let stars: Double
    public let count: Int
  }

  public let id: PersonID
  public let name: String
  public let city: String
  /// Nil without ratings.
  public let rating: Score?

  public init(_ person: Person) { self.init(person, rating: nil) }

  init(_ person: Person, rating: Score?) {
    id = person.id
    name = person.name
    city = person.city
    self.rating = rating
  }

  public var person: Person { Person(id: id, name: name, city: city) }
}
