public import SignInInfra
import SignInModel
import Work
import WorkInfra

extension Person {
  /// The person who is signed in.
  init(_ member: Member) {
    self.init(id: PersonID(member.id.rawValue), name: member.name, city: member.city)
  }
}

/// The tokens of people by their sessions.
struct SignedInPeople: SessionTokens {
  let sessions: SignInSessions

  func token(of person: PersonID) -> String? { sessions.token(of: MemberID(person.rawValue)) }
  func tokenRefused(_ token: String, of person: PersonID) { sessions.tokenRefused(token) }
}

extension Accounts {
  /// The accounts of people who ask for work.
  public static let homeowners = Accounts(called: "homeowner")
  /// The accounts of people who do the work.
  public static let professionals = Accounts(called: "professional")
}
