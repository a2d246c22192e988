import SillarModel
import Synchronization

/// The order in which passwords are checked: one of a stranger and one of a known device at a time. One per program.
///
///     let queue = SignInQueue()
///     let isRight = try await queue.run(guess) { try await passwords.match(password, hash) }
///
/// Strangers take turns by client: the client with the fewest failures comes first, and of the clients without a failure the latest
/// one. So addresses that begin to guess together delay no later client, whatever they send: a client that was refused keeps its
/// order until its first check. An account at which strangers have failed 100 times has a limited rate for strangers, as many of them may guess together; the limit only delays.
public struct SignInQueue: Sendable {
  /// A sign-in whose password is to be checked, with the failures before it.
  struct Guess: Sendable {
    let email: String
    /// The device, if it has signed in to this account before.
    let device: String?
    /// The address or the name of who asks; empty when unknown.
    let client: String
    /// The failures of the client, at any account.
    let ofClient: Int
    /// The failures of the client at this account.
    let ofPair: Int
    /// The failures of all strangers at this account.
    let ofAccount: Int
  }

  private let clock: any Clock<Duration>
  private let arrivals = Arrivals()
  let strangers: FairQueue<String>
  private let devices: FairQueue<String>
  /// An account with a limited rate has one of these, which it may share with others.
  private let lanes: [FairQueue<String>]

  /// - Parameters:
  ///   - waiting: the most checks of strangers that wait.
  ///   - clock: measures the pauses of accounts with a limited rate.
  public init(waiting: Int = 200, clock: any Clock<Duration> = ContinuousClock()) {
    func queue(_ waiting: Int) -> FairQueue<String> {
      FairQueue(running: 1, waiting: waiting, waitingPerClient: 8, retryAfter: .seconds(3))
    }
    self.clock = clock
    strangers = queue(waiting)
    devices = queue(50)
    lanes = (0..<64).map { _ in queue(50) }
  }

  /// Returns the pause after each check of a stranger at an account.
  ///
  /// - Parameter failures: those of all strangers at the account.
  static func pause(after failures: Int) -> Duration {
    switch failures {
    case ..<100: .zero
    case ..<1_000: .milliseconds(250)
    default: .seconds(2)
    }
  }

  /// False if the check would be refused now.
  func hasRoom(for guess: Guess) -> Bool {
    if let device = guess.device { return devices.hasRoom(for: device) }
    return strangers.hasRoom(for: guess.client, rank: rank(guess.ofClient, guess))
      && (Self.pause(after: guess.ofAccount) == .zero
        || lane(of: guess.email).hasRoom(for: guess.client, rank: rank(guess.ofPair, guess)))
  }

  /// - Throws: `QueueFull`; `CancellationError`; the error of the check.
  func run(_ guess: Guess, _ check: () async throws -> Bool) async throws -> Bool {
    if let device = guess.device { return try await devices.run(for: device, check) }
    func checked() async throws -> Bool {
      try await strangers.run(for: guess.client, rank: rank(guess.ofClient, guess)) {
        defer { arrivals.forget(guess.client) }
        return try await check()
      }
    }
    let pause = Self.pause(after: guess.ofAccount)
    guard pause > .zero else { return try await checked() }
    // The pause is the next one's: whoever comes meanwhile and has failed less is checked first at its end.
    let rest: @Sendable () async -> Void = { [clock] in try? await clock.sleep(for: pause) }
    return try await lane(of: guess.email).run(
      for: guess.client, rank: rank(guess.ofPair, guess), rest: rest, checked)
  }

  /// The rank in a queue after some failures: of newcomers, the last is the first.
  private func rank(_ failures: Int, _ guess: Guess) -> Int {
    failures > 0 ? failures : -arrivals.number(of: guess.client)
  }

  /// The order in which clients came whose first check is still to come.
  private final class Arrivals: Sendable {
    private struct State {
      var last = 0
      var numbers: [String: Int] = [:]
    }

    /// The clients that are known; when there are more, the next one begins anew.
    private static let most = 10_000
    private let state = Mutex(State())

    func number(of client: String) -> Int {
      state.withLock { state in
        if let known = state.numbers[client] { return known }
        if state.numbers.count >= Self.most { state.numbers = [:] }
        state.last += 1
        state.numbers[client] = state.last
        return state.last
      }
    }

    func forget(_ client: String) { state.withLock { $0.numbers[client] = nil } }
  }

  func lane(of email: String) -> FairQueue<String> {
    // Hash values differ in each process, so nobody can choose an account that shares the lane of another.
    lanes[Int(UInt(bitPattern: email.lowercased().hashValue) % UInt(lanes.count))]
  }
}
