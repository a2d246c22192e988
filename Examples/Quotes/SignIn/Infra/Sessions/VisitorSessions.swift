import SignInModel
import Work

/// Who is signed in, for one visitor.
struct VisitorSessions: SignInSessionsDataManager {
  let visitor: String
  let sessions: SignInSessions
  let api: SessionsAPI
  let accounts: Accounts

  var person: Person? { sessions.person(for: visitor) }
  var people: AsyncStream<Person?> { sessions.people(for: visitor) }
  var hasExpired: Bool { sessions.hasExpired(for: visitor) }

  func signIn(_ credentials: Credentials) async throws -> Person {
    let answer = try await api.open(credentials)
    let session = Session(
      person: answer.person, role: answer.role, token: answer.token, expires: answer.expires)
    do {
      guard answer.role == accounts.rawValue else { throw SignInError.otherApp }
      try await sessions.begin(session, of: visitor)
    } catch {
      await sessions.giveUp(session)
      throw error
    }
    return session.person
  }

  func signOut() async throws { try await sessions.end(visitor) }
}
