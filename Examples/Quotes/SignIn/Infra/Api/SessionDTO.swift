import Foundation
import SignInModel
import Work

/// A session on the wire.
struct SessionDTO: Decodable, Sendable {
  let token: String
  let expires: Date
  let person: Person
  /// The people that the account is for: see ``Accounts``.
  let role: String

  private enum Key: CodingKey { case token, expires, person }
  private enum PersonKey: CodingKey { case id, name, role, city }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    token = try members.decode(String.self, forKey: .token)
    let text = try members.decode(String.self, forKey: .expires)
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        forKey: .expires, in: members, debugDescription: "no date")
    }
    expires = date
    let person = try members.nestedContainer(keyedBy: PersonKey.self, forKey: .person)
    self.person = Person(
      id: PersonID(try person.decode(String.self, forKey: .id)),
      name: try person.decode(String.self, forKey: .name),
      city: try person.decode(String.self, forKey: .city))
    role = try person.decode(String.self, forKey: .role)
  }
}

/// What is sent for one.
struct NewSessionDTO: Encodable, Sendable {
  let email: String
  let password: String

  init(_ credentials: Credentials) {
    email = credentials.email
    password = credentials.password.revealed
  }
}
