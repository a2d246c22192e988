import AccountModel

/// A person as a window remembers them.
struct PersonMemory: Codable, Sendable {
  let handle, name: String

  init(_ person: Person) { (handle, name) = (person.handle, person.name) }
  var person: Person { Person(handle: handle, name: name) }
}
