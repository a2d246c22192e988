import BackendModel

/// The JSON of a person, as other customers see them.
struct PersonBody: Encodable {
  let handle: String
  let name: String

  init(_ person: Person) {
    handle = person.handle
    name = person.name
  }
}
