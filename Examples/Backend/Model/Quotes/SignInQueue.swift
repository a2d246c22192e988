import SillarModel

/// The order in which passwords are checked: one of a stranger and one of a known device at a time. One per program.
///
///     let queue = SignInQueue()
///     let isRight = try await queue.run(guess) { try await passwords.match(password, hash) }
///
/// Strangers take turns by client, and whoever has failed least comes first. So a client that has not failed waits for at
/// most one check of each other such client, whatever those with failures send. An account at which strangers have failed
/// 100 times has a limited rate for strangers, as many of them may guess together; the limit only delays.
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

  /// Returns the pause before each check of a stranger at an account.
  ///
  /// - Parameter failures: those of all strangers at the account.
  static func pause(after failures: Int) -> Duration {
    switch failures {
    case ..<100: .zero
    case ..<1_000: .seconds(1)
    default: .seconds(2)
    }
  }

  /// False if the check would be refused now.
  func hasRoom(for guess: Guess) -> Bool {
    guess.device.map { devices.hasRoom(for: $0) }
      ?? strangers.hasRoom(for: guess.client, rank: guess.ofClient)
  }

  /// - Throws: `QueueFull`; `CancellationError`; the error of the check.
  func run(_ guess: Guess, _ check: () async throws -> Bool) async throws -> Bool {
    if let device = guess.device { return try await devices.run(for: device, check) }
    let pause = Self.pause(after: guess.ofAccount)
    guard pause > .zero else {
      return try await strangers.run(for: guess.client, rank: guess.ofClient, check)
    }
    return try await lane(of: guess.email).run(for: guess.client, rank: guess.ofPair) {
      // Before the check: whoever does not wait for the end of the pause has guessed nothing.
      try await clock.sleep(for: pause)
      return try await strangers.run(for: guess.client, rank: guess.ofClient, check)
    }
  }

  func lane(of email: String) -> FairQueue<String> {
    // Hash values differ in each process, so nobody can choose an account that shares the lane of another.
    lanes[Int(UInt(bitPattern: email.lowercased().hashValue) % UInt(lanes.count))]
  }
}
