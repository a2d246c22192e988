import SignInModel
import Work

/// Who is signed in, for one visitor.
struct VisitorSessions: SignInSessionsDataManager {
  let visitor: String
  let sessions: SignInSessions
  let api: SessionsAPI

  var person: Person? { sessions.person(for: visitor) }
  var people: AsyncStream<Person?> { sessions.people(for: visitor) }
  var hasExpired: Bool { sessions.hasExpired(for: visitor) }

  func signIn(
    _ credentials: Credentials, accept: @Sendable (Person) throws(SignInError) -> Void
  ) async throws -> Person {
    let answer = try await api.open(credentials)
    let session = Session(person: answer.person, token: answer.token, expires: answer.expires)
    do {
      try accept(session.person)
      try await sessions.begin(session, of: visitor)
    } catch {
      await sessions.giveUp(session)
      throw error
    }
    return session.person
  }

  func signOut() async throws { try await sessions.end(visitor) }
}
