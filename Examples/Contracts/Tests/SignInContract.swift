import Foundation
import Kit
import OwnRequestsModel
import SignInModel
import SignInTesting
import SillarModel
import Synchronization
import Testing
import Work

import func WorkTesting.answer

/// The contract of SignIn's sessions.
@Suite(.timeLimit(.minutes(1)))
struct SignInContract {
  private func signIn(
    _ sessions: any SignInSessionsDataManager, _ person: Member, _ password: String = password
  ) async throws -> Member {
    try await sessions.signIn(
      credentials(person, password, key: UUID().uuidString), admit: everyone)
  }

  @Test(arguments: Implementation.allCases)
  func `whoever signs in is signed in until they sign out`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.sessions { sessions in
      var people = sessions.people.makeAsyncIterator()
      #expect(await people.next() == .some(nil))
      #expect(try await signIn(sessions, ana).id == ana.id)
      #expect(sessions.person?.id == ana.id)
      #expect(await people.next()??.id == ana.id)
      #expect(try await signIn(sessions, ben).id == ben.id)
      #expect(await people.next()??.id == ben.id)
      try await sessions.signOut()
      #expect(sessions.person == nil)
      #expect(await people.next() == .some(nil))
      #expect(!sessions.hasExpired)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `the email of the last attempt is kept, also of a failed one, until it is forgotten`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.sessions { sessions in
      #expect(await sessions.lastEmail() == nil)
      _ = try await signIn(sessions, ana)
      try await sessions.signOut()
      #expect(await sessions.lastEmail() == "ana@example.com")
      await #expect(throws: SignInError.wrongCredentials) {
        try await signIn(sessions, ben, "wrong")
      }
      #expect(await sessions.lastEmail() == "ben@example.com")
      await sessions.forgetEmail()
      #expect(await sessions.lastEmail() == nil)
    }
  }

  /// A window that opens meanwhile would end what has just begun.
  @Test(arguments: Implementation.allCases)
  func `while somebody is being admitted, no window hears that nobody is signed in`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.sessions { sessions in
      let first = Mutex<Task<Member??, Never>?>(nil)
      func signIn(admits: Bool) async throws {
        _ = try await sessions.signIn(credentials(ana, key: UUID().uuidString)) { _ in
          let people = sessions.people
          let task = Task { await people.first { _ in true } }
          first.withLock { $0 = task }
          // Whoever is told now has heard it by then.
          for _ in 0..<100 { await Task.yield() }
          return admits
        }
      }
      await #expect(throws: SignInError.notAdmitted) { try await signIn(admits: false) }
      #expect(await first.withLock { $0 }?.value == .some(nil))
      try await signIn(admits: true)
      #expect(await first.withLock { $0 }?.value??.id == ana.id)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a wrong password and an unknown address are told alike, and change nothing`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.sessions { sessions in
      _ = try await signIn(sessions, ana)
      let nobody = Member(id: MemberID("ana@example.org,nobody"), name: "", city: "")
      for (person, password) in [(ben, "wrong"), (nobody, password)] {
        await #expect(throws: SignInError.wrongCredentials) {
          try await signIn(sessions, person, password)
        }
      }
      #expect(sessions.person?.id == ana.id)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `who may not use the app is not signed in`(_ implementation: Implementation) async throws {
    try await implementation.sessions { sessions in
      await #expect(throws: SignInError.otherApp) { try await signIn(sessions, diego) }
      #expect(sessions.person == nil)
    }
  }

  // MARK: Behavior of the service

  @Test(arguments: Implementation.ofQuotes)
  func `after five wrong passwords for an address one has to wait`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.sessions { sessions in
      let person = Member(id: MemberID(newName()), name: "", city: "")
      for _ in 1...5 {
        await #expect(throws: SignInError.wrongCredentials) {
          try await signIn(sessions, person, "wrong")
        }
      }
      await #expect(throws: SignInError.slowedDown(.seconds(2))) {
        try await signIn(sessions, person)
      }
      _ = try await signIn(sessions, ana)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a session that was ended is refused, and whoever had it is signed out`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.signedIn(ana) { place, sessions, token in
      let requests = try place.phone(of: Person(ana)).own
      #expect(try await answer(requests.all()).savedAt == nil)
      #expect(try await place.endSession(token))
      // The first value may still be that of the read above, if it has not ended.
      #expect(try await requests.all().first { $0.problem != nil }?.problem == .signedOut)
      #expect(sessions.person == nil)
      #expect(sessions.hasExpired)
      // Ending the session twice has the same result.
      #expect(try await place.endSession(token))
    }
  }
}
