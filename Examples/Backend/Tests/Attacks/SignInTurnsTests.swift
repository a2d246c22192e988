import Foundation
import SillarModel
import SillarTesting
import TestServers
import Testing

@testable import BackendModel

/// Many addresses that guess passwords at the same time, and somebody who has one. Measured in checks of passwords, as
/// each takes the same time: about 50 ms.
@Suite(.timeLimit(.minutes(2))) struct SignInTurnsTests {
  @Test(arguments: [6, 60], [true, false])
  func `addresses that begin to guess delay nobody who comes after them`(
    _ addresses: Int, _ guessesAtOneAccount: Bool
  ) async throws {
    // From 100 at one account on there is another limit.
    let guesses = guessesAtOneAccount ? min(90, addresses * 3) : addresses * 3
    let queue = SignInQueue()
    let (checked, statuses) = try await meet(in: queue) { guess, signInHonestly, _ in
      for number in 0..<guesses {
        guess(
          guessesAtOneAccount ? "ana" : "name-\(number)", "guess-\(number)", number % addresses)
      }
      try await queue.strangers.wait(for: guesses)
      signInHonestly()
      try await queue.strangers.wait(for: guesses + 1)
    }
    #expect(statuses.allSatisfy { $0 == 401 })
    let turn = try #require(checked.firstIndex(of: QuotesServer.password))
    // After the one that was being checked.
    #expect(turn == 1)
  }

  @Test func `a flood fills the queue only until somebody comes who has not failed`() async throws {
    let (checked, _) = try await meet(in: SignInQueue(waiting: 10)) {
      guess, signInHonestly, statuses in
      for number in 0..<40 { guess("name-\(number)", "guess", number % 4) }
      await statuses.waitForMore(than: 29, within: .seconds(30))
      signInHonestly()
      // Its place was that of another.
      await statuses.waitForMore(than: 30, within: .seconds(30))
      #expect(statuses.all == Array(repeating: 503, count: 31))
    }
    #expect(checked.prefix(6).contains(QuotesServer.password))
  }

  @Test func `a client that is refused, and asks again and again, takes no place of a later one`()
    async throws
  {
    let queue = SignInQueue(waiting: 3)
    let (checked, _) = try await meet(in: queue) { guess, signInHonestly, statuses in
      for number in 0..<3 { guess("name-\(number)", "guess", number) }
      try await queue.strangers.wait(for: 3)
      signInHonestly()
      // Its place was that of another.
      await statuses.waitForMore(than: 0, within: .seconds(30))
      for number in 3..<15 {
        guess("name-\(number)", "guess", number % 3)
        await statuses.waitForMore(than: number - 2, within: .seconds(30))
      }
      #expect(statuses.all == Array(repeating: 503, count: 13))
    }
    #expect(checked.contains(QuotesServer.password))
  }

  /// Guesses, each with an email, a password and the number of its address, and an honest sign-in as Ana, which succeeds. No
  /// password is checked before all have come.
  ///
  /// - Returns: The passwords in the order of their checks, and the statuses of the guesses.
  private func meet(
    in queue: SignInQueue,
    _ act: (
      _ guess: (String, String, Int) -> Void, _ signInHonestly: () -> Void, _ statuses: Seen<Int>
    ) async throws -> Void
  ) async throws -> (checked: [String], statuses: [Int]) {
    let (passwords, statuses) = (HeldPasswords(), Seen<Int>())
    try await withTemporaryFolder { folder in
      try await withQuotes(in: folder, passwords: passwords, queue: queue) { quotes in
        try await withCrowd(of: quotes.server) { server in
          let nobody = Caller(server: server, token: nil)
          try await withThrowingTaskGroup(of: Void.self) { group in
            try await passwords.holding(nobody) {
              func guess(_ email: String, _ password: String, _ address: Int) {
                group.addTask {
                  let answer = try await nobody.signIn(
                    email, password, client: "203.0.113.\(address)")
                  statuses.add(answer.status)
                }
              }
              func signInHonestly() {
                group.addTask {
                  let honest = try await nobody.signIn("ana", client: "192.0.2.7")
                  #expect(honest.status == 201)
                }
              }
              try await act(guess, signInHonestly, statuses)
            }
            try await group.waitForAll()
          }
        }
      }
    }
    return (passwords.checked.all, statuses.all)
  }

  @Test func `after 100 failures at an account strangers have a pause after each, newcomers first`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (passwords, clock) = (HeldPasswords(), TestClock())
      let queue = SignInQueue(clock: clock)
      try await withQuotes(in: folder, passwords: passwords, queue: queue) { quotes in
        let nobody = quotes.caller(token: nil)
        for number in 0..<100 {
          let guess = try await nobody.signIn("ana", "guess", client: "203.0.113.\(number % 50)")
          #expect(guess.status == 401)
        }
        let checks = passwords.checked
        #expect(checks.count == 100)
        try await withCrowd(of: quotes.server) { server in
          let nobody = Caller(server: server, token: nil)
          try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<20 {
              group.addTask {
                try await nobody.signIn("ana", "guess", client: "203.0.113.\(number)").status
              }
            }
            let lane = queue.lane(of: "Ana@Example.com")
            try await clock.untilAsleep()
            try await lane.wait(for: 19)
            // Other accounts have a rate of their own, and known devices have none.
            #expect(try await nobody.signIn("ben", client: "192.0.2.8").status == 201)
            async let honest = nobody.signIn("ana", client: "192.0.2.7").status
            try await lane.wait(for: 20)
            #expect(checks.count == 102)
            func pause() async throws {
              let count = checks.count
              try await clock.untilAsleep()
              await clock.advance(by: SignInQueue.pause(after: 100))
              await checks.waitForMore(than: count, within: .seconds(30))
            }
            try await pause()
            #expect(try await honest == 201)
            #expect(checks.count == 103)
            for _ in 0..<19 { try await pause() }
            for try await status in group { #expect(status == 401) }
            #expect(checks.count == 122)
          }
        }
      }
    }
  }

  @Test(arguments: [(0, 0.0), (99, 0), (100, 0.25), (999, 0.25), (1_000, 2), (1_000_000, 2)])
  func `the pause of an account is of seconds, however often strangers fail`(
    _ failures: Int, _ seconds: Double
  ) {
    #expect(SignInQueue.pause(after: failures) == .seconds(seconds))
  }
}
