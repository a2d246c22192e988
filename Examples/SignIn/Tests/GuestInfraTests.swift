import Foundation
import Kit
import SignInInfra
import SignInModel
import SignInTesting
import SillarData
import SillarTesting
import TestServers
import Testing

/// Accounts without a password, and the end of all sessions of an account.
struct GuestInfraTests {
  private let service = FakeAccounts()
  private let clock = TestClock()

  @Test func `a guest is one account of the service, and stays a guest after a restart`()
    async throws
  {
    try await Place.with(service.server) { place in
      let sessions = try place.signIn(clock).session(of: "v1", for: .all)
      #expect(service.server.writes.isEmpty)
      let person = try await sessions.continueAsGuest(key: "k-1", admit: everyone)
      #expect(person.isGuest)
      #expect(person.id == MemberID("gst_1"))
      #expect(service.server.writes.map(\.line) == ["POST guests"])
      #expect(try place.signIn(clock).session(of: "v1", for: .all).person == person)
      #expect(try place.signIn(clock).session(of: "v2", for: .all).person == nil)
    }
  }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter])
  func `a lost answer leaves no second account behind`(_ loss: FakeServer.Loss) async throws {
    try await Place.with(service.server) { place in
      let sessions = try place.signIn(clock).session(of: "v1", for: .all)
      service.server.lose(loss, loss, loss)
      await #expect(throws: APIError.self) {
        try await sessions.continueAsGuest(key: "k-1", admit: everyone)
      }
      _ = try await sessions.continueAsGuest(key: "k-1", admit: everyone)
      #expect(service.guests == ["gst_1"])
    }
  }

  @Test func `a service that is no demonstration, and one that is busy, say so`() async throws {
    try await Place.with(service.server) { place in
      let sessions = try place.signIn(clock).session(of: "v1", for: .all)
      service.server.refuse(.init(429, "slow-down", retryAfter: 2))
      await #expect(throws: SignInError.tooManyGuests(.seconds(2))) {
        try await sessions.continueAsGuest(key: "k-1", admit: everyone)
      }
      service.refuseGuests()
      await #expect(throws: SignInError.noGuests) {
        try await sessions.continueAsGuest(key: "k-1", admit: everyone)
      }
      #expect(sessions.person == nil)
    }
  }

  @Test func `an app that is for some accounts is not for guests`() async throws {
    try await Place.with(service.server) { place in
      let sessions = try place.signIn(clock).session(of: "v1", for: Accounts(called: "homeowner"))
      await #expect(throws: SignInError.otherApp) {
        try await sessions.continueAsGuest(key: "k-1", admit: everyone)
      }
      #expect(sessions.person == nil)
    }
  }

  @Test func `signing out everywhere ends all sessions of the account, and no other's`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      for (visitor, person) in [("v1", ana), ("v2", ana), ("v3", ben)] {
        _ = try await factory.session(of: visitor, for: .all)
          .signIn(credentials(person, key: visitor), admit: everyone)
      }
      var window = factory.session(of: "v2", for: .all).people.makeAsyncIterator()
      #expect(await window.next() == ana)
      try await factory.session(of: "v1", for: .all).signOutEverywhere()
      #expect(await window.next() == .some(nil))
      #expect(service.openSessions == ["ben.3"])
      #expect(factory.sessions.person(for: "v1") == nil)
      #expect(!factory.session(of: "v1", for: .all).hasExpired)
      #expect(factory.sessions.person(for: "v3") == ben)
    }
  }

  @Test func `without a connection nobody is signed out everywhere`() async throws {
    try await Place.with(service.server) { place in
      let sessions = try place.signIn(clock).session(of: "v1", for: .all)
      _ = try await sessions.signIn(credentials(ana), admit: everyone)
      service.server.fail()
      await #expect(throws: APIError.self) { try await sessions.signOutEverywhere() }
      #expect(sessions.person == ana)
    }
  }
}
