import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// Sign-ins that guess passwords, keep owners out, or keep the server busy.
@Suite struct SignInAttackTests {
  /// Always has a full queue.
  private struct FullPasswords: Passwords {
    var isBusy = false

    func match(_ password: String, _ hash: PasswordHash?, isKnown: Bool) async throws -> Bool {
      throw PasswordsBusy()
    }
  }

  @Test func `40 wrong passwords of strangers do not keep a known device out`() async throws {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      let device = try await nobody.signIn("ana").decoded(NewSessionAnswer.self).device
      for number in 0..<40 {
        let guess = try await nobody.signIn("ana", "guess-\(number)")
        #expect(guess.status == (number < 5 ? 401 : 429))
      }
      #expect(try await nobody.signIn("ana").status == 429)
      let known = try await nobody.signIn("ana", device: device)
      #expect(known.status == 201)
      #expect(try known.decoded(NewSessionAnswer.self).device == device)
      // That does not help the strangers.
      #expect(try await nobody.signIn("ana", "guess").status == 429)
    }
  }

  @Test func `a known device has as many guesses as a stranger, and only for its account`()
    async throws
  {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      let device = try await nobody.signIn("ana").decoded(NewSessionAnswer.self).device
      for _ in 0..<5 {
        #expect(try await nobody.signIn("ana", "guess", device: device).status == 401)
      }
      #expect(try await nobody.signIn("ana", device: device).status == 429)
      // Another device is not slowed by it.
      #expect(try await nobody.signIn("ana").status == 201)
      // For Ben's account it is not known, nor is one that was made up.
      for made in [device, "made-up", ""] {
        for _ in 0..<5 { _ = try await nobody.signIn("ben", "guess", device: made) }
        #expect(try await nobody.signIn("ben", device: made).status == 429)
      }
    }
  }

  @Test func `a client that tries 30 accounts has to wait after 20, others need not`() async throws
  {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      for number in 0..<30 {
        let guess = try await nobody.signIn("name-\(number)", "guess", client: "203.0.113.7")
        #expect(guess.status == (number < 20 ? 401 : 429))
      }
      #expect(try await nobody.signIn("ana", client: "203.0.113.7").status == 429)
      #expect(try await nobody.signIn("ana", client: "203.0.113.8").status == 201)
      quotes.time.advance(minutes: 5)
      // A sign-in with an account of one's own does not clear the guesses.
      #expect(try await nobody.signIn("ana", client: "203.0.113.7").status == 201)
      #expect(try await nobody.signIn("zoe", "guess", client: "203.0.113.7").status == 401)
      #expect(try await nobody.signIn("ana", client: "203.0.113.7").status == 429)
    }
  }

  @Test(arguments: [true, false])
  func `while the queue is full a sign-in is a 503, and counts as no failure`(
    _ isBusy: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let time = MovableTime()
      try await withQuotes(in: folder, time: time, passwords: FullPasswords(isBusy: isBusy)) {
        quotes in
        for _ in 0..<10 {
          let refused = try await quotes.caller(token: nil).signIn("ana")
          try refused.expect(503, "too-many-sign-ins")
          #expect(refused.headers["retry-after"] == "3")
        }
      }
      try await withQuotes(in: folder, time: time) { quotes in
        let later = try await quotes.caller(token: nil).signIn("ana")
        #expect(later.status == 201)
      }
    }
  }

  @Test func `of 20 strangers at once 8 are checked, and 4 known devices besides`() async throws {
    let line = ScryptPasswords.Line()
    #expect((0..<20).map { _ in line.enter(isKnown: false) }.filter { $0 }.count == 8)
    #expect(line.isFull)
    #expect((0..<20).map { _ in line.enter(isKnown: true) }.filter { $0 }.count == 4)
    for _ in 0..<12 { line.leave() }
    #expect(!line.isFull && line.enter(isKnown: false))
  }

  @Test func `passwords are checked in that line: who finds it full is refused at once`()
    async throws
  {
    let passwords = ScryptPasswords(rounds: 2)
    let hash = try passwords.hash("casa-2026")
    for _ in 0..<8 { #expect(passwords.line.enter(isKnown: false)) }
    #expect(passwords.isBusy)
    await #expect(throws: PasswordsBusy.self) { try await passwords.match("casa-2026", hash) }
    #expect(try await passwords.match("casa-2026", hash, isKnown: true))
    for _ in 0..<8 { passwords.line.leave() }
    // Each leaves the line, right or wrong.
    for number in 0..<30 {
      #expect(try await passwords.match("casa-20\(number)", hash) == (number == 26))
    }
    #expect(!passwords.isBusy)
  }

  @Test func `a member has 20 devices, and one that is not used for 180 days is forgotten`()
    async throws
  {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      func isKnown(_ device: String?) async throws -> Bool {
        try await nobody.signIn("ana", device: device).decoded(NewSessionAnswer.self).device
          == device
      }
      var devices: [String?] = []
      for _ in 0..<21 {
        devices.append(try await nobody.signIn("ana").decoded(NewSessionAnswer.self).device)
        quotes.time.advance(minutes: 1)
      }
      #expect(try await isKnown(devices[20]))
      #expect(try await isKnown(devices[1]))
      #expect(try await !isKnown(devices[0]))
      quotes.time.advance(minutes: 180 * 24 * 60)
      #expect(try await !isKnown(devices[20]))
    }
  }
}
