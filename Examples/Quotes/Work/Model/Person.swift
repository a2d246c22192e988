/// Somebody who is signed in, or whom one deals with.
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
