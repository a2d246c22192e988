import BackendModel

/// Someone, as others see them.
struct PersonBody: Encodable {
  let handle: String
  let name: String

  init(_ person: Person) {
    handle = person.handle
    name = person.name
  }
}
