import Foundation
import Kit
import SignInInfra
import SignInModel
import SignInTesting
import Testing
import Work

extension Implementation {
  /// Tests the sessions of a visitor who is not signed in.
  func sessions(_ test: (any SignInSessionsDataManager) async throws -> Void) async throws {
    guard self != .memory else { return try await test(MemorySessions()) }
    try await service { try await test($0.signIn().sessions(for: "v1")) }
  }

  /// Tests the sessions of a visitor who is signed in, with the session token and the rest of the service.
  func signedIn(
    _ person: Person,
    _ test: (QuotesPlace, any SignInSessionsDataManager, String) async throws -> Void
  ) async throws {
    try await service { place in
      let factory = try place.signIn()
      let sessions = factory.sessions(for: "v1")
      _ = try await sessions.signIn(credentials(person, key: UUID().uuidString))
      let token = try #require(factory.sessions.token(of: person.id))
      try await test(QuotesPlace(place: place, tokens: factory.sessions), sessions, token)
    }
  }
}

extension Place {
  fileprivate func signIn() throws -> SignInInfraFactory {
    try SignInInfraFactory(
      apiURL: url.appending(path: "quotes"), dataDirectory: folder, now: { today },
      clock: Place.patientClock, logger: logger)
  }
}

extension SignInInfraFactory {
  fileprivate func sessions(for visitor: String) -> any SignInSessionsDataManager {
    session(of: visitor, for: .homeowners)
  }
}
