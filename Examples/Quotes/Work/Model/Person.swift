/// A homeowner or a professional, at the service.
public struct PersonID: RawRepresentable, Hashable, Sendable, LosslessStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ text: String) { rawValue = text }
}

/// A person who is signed in, or whom that person deals with.
///
/// ```swift
/// let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", city: "Madrid")
/// ```
public struct Person: Identifiable, Hashable, Sendable {
  public let id: PersonID
  public let name: String
  public let city: String

  public init(id: PersonID, name: String, city: String) {
    self.id = id
    self.name = name
    self.city = city
  }
}
