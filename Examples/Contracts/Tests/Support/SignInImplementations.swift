import Foundation
import Kit
import SignInInfra
import SignInModel
import SignInTesting
import Testing
import Work
import WorkInfra

extension Implementation {
  /// Tests the sessions of a visitor who is not signed in.
  func sessions(_ test: (any SignInSessionsDataManager) async throws -> Void) async throws {
    guard self != .memory else { return try await test(MemorySessions()) }
    try await service { try await test($0.signIn().sessions(for: "v1")) }
  }

  /// Tests the sessions of a visitor who is signed in, with the session token and the rest of the service.
  func signedIn(
    _ person: Member,
    _ test: (QuotesPlace, any SignInSessionsDataManager, String) async throws -> Void
  ) async throws {
    try await service { place in
      let factory = try place.signIn()
      let sessions = factory.sessions(for: "v1")
      _ = try await sessions.signIn(credentials(person, key: UUID().uuidString), admit: everyone)
      let token = try #require(factory.sessions.token(of: person.id))
      try await test(
        QuotesPlace(place: place, tokens: SignedInPeople(sessions: factory.sessions)), sessions,
        token)
    }
  }
}

extension Place {
  fileprivate func signIn() throws -> SignInInfraFactory {
    try SignInInfraFactory(service: service("accounts", now: { today }))
  }
}

extension SignInInfraFactory {
  fileprivate func sessions(for visitor: String) -> any SignInSessionsDataManager {
    session(of: visitor, for: Accounts(called: "homeowner"))
  }
}

extension Person {
  init(_ member: Member) {
    self.init(id: PersonID(member.id.rawValue), name: member.name, city: member.city)
  }
}

/// The tokens of people by their sessions.
private struct SignedInPeople: SessionTokens {
  let sessions: SignInSessions

  func token(of person: PersonID) -> String? { sessions.token(of: MemberID(person.rawValue)) }
  func tokenRefused(_ token: String, of person: PersonID) { sessions.tokenRefused(token) }
}
