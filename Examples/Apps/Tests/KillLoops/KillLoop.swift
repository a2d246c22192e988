import Foundation
import SillarTesting
import Testing

@testable import BrowserSupport

/// The number of rounds of a kill loop, and its random generator.
///
/// `SILLAR_ROUNDS` and `SILLAR_SEED` replace the defaults: `make kill-loops ROUNDS=200 SEED=101`.
struct KillLoop {
  let name: String
  let seed: UInt64
  let rounds: Int
  var chance: SeededChance
  private let start = ContinuousClock.now

  /// True for a run that may take its time.
  static var isLong: Bool { ProcessInfo.processInfo.environment["SILLAR_ROUNDS"] != nil }

  /// The time limit of a kill loop.
  static var timeLimit: TimeLimitTrait.Duration { isLong ? .minutes(120) : .minutes(10) }

  init(_ name: String, seed: UInt64, rounds: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    self.seed = environment["SILLAR_SEED"].flatMap(UInt64.init) ?? seed
    self.rounds = max(1, environment["SILLAR_ROUNDS"].flatMap(Int.init) ?? rounds)
    chance = SeededChance(seed: self.seed)
    print("\(name): seed \(self.seed), \(self.rounds) rounds")
  }

  /// Returns a random duration up to this many milliseconds.
  mutating func moment(within milliseconds: Int) -> Duration {
    .milliseconds(Int.random(in: 0...milliseconds, using: &chance))
  }

  /// Prints the results, with the seed that repeats the run.
  func report(_ counts: KeyValuePairs<String, Int>) {
    let time = ((ContinuousClock.now - start) / .seconds(1)).formatted(
      .number.precision(.fractionLength(1)))
    let words = counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print("\(name): seed \(seed), \(rounds) rounds in \(time) s: \(words)")
  }
}

extension KillableProgram {
  /// Kills the program after a time, and restarts it with its data.
  func crash(after time: Duration) async throws {
    try await Task.sleep(for: time)
    await crash()
    try await restart()
  }
}
