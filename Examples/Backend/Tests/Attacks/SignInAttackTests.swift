import BackendModel
import Foundation
import SillarTesting
import Testing

@testable import BackendInfra

/// Sign-ins that guess passwords, keep owners out, or keep the server busy.
@Suite struct SignInAttackTests {
  @Test func `wrong passwords of 60 addresses keep neither a known device nor a new one out`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let queue = SignInQueue(clock: HurriedClock())
      try await withQuotes(in: folder, queue: queue) { quotes in
        let nobody = quotes.caller(token: nil)
        let device = try await nobody.signIn("ana").decoded(NewSessionAnswer.self).device
        for number in 0..<180 {
          let guess = try await nobody.signIn(
            "ana", "guess-\(number)", client: "203.0.113.\(number % 60)")
          #expect(guess.status == 401)
          guard number % 30 == 29 else { continue }
          let new = try await nobody.signIn("ana", client: "192.0.2.\(number)")
          #expect(new.status == 201)
          let known = try await nobody.signIn("ana", device: device, client: "203.0.113.1")
          #expect(known.status == 201)
          #expect(try known.decoded(NewSessionAnswer.self).device == device)
        }
      }
    }
  }

  @Test func `a client has five guesses at an account, and who has the password need not wait`()
    async throws
  {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      for number in 0..<40 {
        let guess = try await nobody.signIn("ana", "guess-\(number)", client: "203.0.113.7")
        #expect(guess.status == (number < 5 ? 401 : 429))
      }
      // The address is not shut for other accounts, nor the account for other addresses.
      #expect(try await nobody.signIn("ben", client: "203.0.113.7").status == 201)
      #expect(try await nobody.signIn("ana", client: "203.0.113.8").status == 201)
      #expect(try await nobody.signIn("ana", client: "203.0.113.7").status == 429)
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

  @Test
  func `while the queue is full a sign-in is a 503, counts as no failure, and devices get in`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (passwords, queue) = (HeldPasswords(), SignInQueue(waiting: 0))
      try await withQuotes(in: folder, passwords: passwords, queue: queue) { quotes in
        let nobody = quotes.caller(token: nil)
        let device = try await nobody.signIn("ana").decoded(NewSessionAnswer.self).device
        try await passwords.holding(nobody) {
          for _ in 0..<10 {
            let refused = try await nobody.signIn("ana")
            try refused.expect(503, "too-many-sign-ins")
            #expect(refused.headers["retry-after"] == "3")
          }
          #expect(try await nobody.signIn("ana", device: device).status == 201)
        }
        #expect(try await nobody.signIn("ana").status == 201)
      }
    }
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
