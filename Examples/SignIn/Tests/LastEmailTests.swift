import Foundation
import Kit
import SignInModel
import SignInTesting
import SillarData
import SillarTesting
import TestServers
import Testing

@testable import SignInInfra

/// The email that the form begins with in a new visit.
struct LastEmailTests {
  private let service = FakeAccounts()
  private let clock = TestClock()

  private func session(
    _ factory: SignInInfraFactory, _ visitor: String
  ) -> any SignInSessionsDataManager { factory.session(of: visitor, for: .all) }

  @Test func `the email is on the device after a sign-out and a restart, and on no other device`()
    async throws
  {
    try await Place.with(service.server) { place in
      let first = session(try place.signIn(clock), "v1")
      #expect(await first.lastEmail() == nil)
      _ = try await first.signIn(credentials(ana), admit: everyone)
      try await first.signOut()
      let restarted = try place.signIn(clock)
      #expect(await session(restarted, "v1").lastEmail() == "ana@example.com")
      #expect(await session(restarted, "v2").lastEmail() == nil)
    }
  }

  @Test func `the email of an attempt without a connection is kept, and can be forgotten`()
    async throws
  {
    try await Place.with(service.server) { place in
      let offline = session(try place.signIn(clock, at: try await refusingURL()), "v1")
      _ = try? await offline.signIn(credentials(ben), admit: everyone)
      #expect(await session(try place.signIn(clock), "v1").lastEmail() == "ben@example.com")
      await offline.forgetEmail()
      #expect(await session(try place.signIn(clock), "v1").lastEmail() == nil)
    }
  }

  @Test func `an email is kept for 30 days after a failed attempt, and for a year after a sign-in`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      func emails(after days: Int) async throws -> [String?] {
        clock.jump(by: .seconds(days * 86_400))
        try await factory.uses.sweep()
        return [
          await session(factory, "member").lastEmail(),
          await session(factory, "stranger").lastEmail(),
        ]
      }
      _ = try await session(factory, "member").signIn(credentials(ana), admit: everyone)
      // A failed attempt on a device that the service knows makes nobody a stranger there.
      for visitor in ["member", "stranger"] {
        _ = try? await session(factory, visitor).signIn(
          credentials(ana, "wrong", key: visitor), admit: everyone)
      }
      #expect(try await emails(after: 29) == ["ana@example.com", "ana@example.com"])
      #expect(try await emails(after: 2) == ["ana@example.com", nil])
      #expect(await factory.sessions.device(of: "member") != nil)
      #expect(try await emails(after: 335) == [nil, nil])
    }
  }
}
