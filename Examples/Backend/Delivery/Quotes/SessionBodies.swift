import BackendModel

/// The JSON of a session, without its token.
struct SessionBody: Encodable {
  let expires: String
  let person: MemberBody

  init(_ session: Session, of member: Member) {
    expires = session.expires.timestamp
    person = MemberBody(member)
  }
}

/// The JSON of a new session, with its token. The store keeps a ``KeptSession`` instead.
struct NewSessionBody: Encodable {
  let token: String
  let expires: String
  let person: MemberBody

  init(_ session: Session, of member: Member, token: String) {
    self.token = token
    expires = session.expires.timestamp
    person = MemberBody(member)
  }
}

/// The stored answer to a sign-in, for repeated requests. It has no token: the id determines it.
struct KeptSession: Codable {
  let id: String
  let expires: Int64
}

/// The JSON body that signs in.
struct SignInBody: Decodable, Sendable {
  let email: String
  let password: String
}
