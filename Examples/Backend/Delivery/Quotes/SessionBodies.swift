import BackendModel

/// The wire's shape of a session, without what lets anyone in.
struct SessionBody: Encodable {
  let expires: String
  let person: MemberBody

  init(_ session: Session, of member: Member) {
    expires = session.expires.timestamp
    person = MemberBody(member)
  }
}

/// The wire's shape of a new session. What is kept of it has no token, which follows from the id.
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

/// What is kept of the answer to a sign-in, to give it again.
struct KeptSession: Codable {
  let id: String
  let expires: Int64
}

/// The wire's shape of what a client sends to sign in.
struct SignInBody: Decodable, Sendable {
  let email: String
  let password: String
}
