/// Random sequences of steps, and the conditions that must hold after each sequence.
///
/// The world is a class or actor that contains the tested object and a model of the expected result. Each step changes
/// both, and the checks compare them.
///
/// ```swift
/// actor Basket {
///   private(set) var expected: [String] = []
///   private(set) var fruits: [String] = []
///   func add(_ fruit: String) {
///     fruits.append(fruit)
///     expected.append(fruit)
///   }
///   func restart() {}
/// }
///
/// let history = RandomHistory { _ in Basket() }
///   .step("add", weight: 3) { basket, chance in
///     let fruit = ["apple", "pear"].randomElement(using: &chance) ?? "apple"
///     await basket.add(fruit)
///   }
///   .step("restart") { basket, _ in await basket.restart() }
///   .check("what is in it", expected: { await $0.expected }, found: { await $0.fruits })
///
/// @Test(arguments: 0..<200)
/// func `no order of things loses a fruit`(_ seed: UInt64) async throws {
///   try await history.run(seed: seed)
/// }
/// ```
///
/// A failure reports the seed, which reproduces the same steps.
public struct RandomHistory<World>: Sendable {
  /// A step of a history. It takes random numbers from the given generator, so that a seed reproduces them.
  public typealias Step = @Sendable (World, inout SeededChance) async throws -> Void

  private struct NamedStep: Sendable {
    let name: String
    let weight: Int
    let run: Step
  }

  private let length: ClosedRange<Int>
  private let begin: @Sendable (inout SeededChance) async throws -> World
  private var steps: [NamedStep] = []
  private var checks: [@Sendable (World) async throws -> String?] = []

  /// - Parameters:
  ///   - length: The number of steps.
  ///   - begin: Creates the world of a history.
  public init(
    length: ClosedRange<Int> = 1...30,
    begin: @escaping @Sendable (inout SeededChance) async throws -> World
  ) {
    self.length = length
    self.begin = begin
  }

  /// Adds a possible step.
  ///
  /// - Parameter weight: The frequency of the step relative to the others.
  public func step(_ name: String, weight: Int = 1, _ run: @escaping Step) -> RandomHistory {
    var history = self
    history.steps.append(NamedStep(name: name, weight: max(0, weight), run: run))
    return history
  }

  /// Adds an action that lets the world come to rest before the checks that follow.
  public func rest(_ run: @escaping @Sendable (World) async throws -> Void) -> RandomHistory {
    var history = self
    history.checks.append { world in
      try await run(world)
      return nil
    }
    return history
  }

  /// Adds a condition that must hold at the end. Checks run in the order in which they were added.
  public func check<Model: Equatable & SendableMetatype>(
    _ name: String, expected: @escaping @Sendable (World) async throws -> Model,
    found: @escaping @Sendable (World) async throws -> Model
  ) -> RandomHistory {
    var history = self
    history.checks.append { world in
      let found = try await found(world)
      let expected = try await expected(world)
      return found == expected ? nil : "\(name) should be \(expected) and is \(found)"
    }
    return history
  }

  /// Runs the history of a seed.
  ///
  /// - Throws: ``HistoryFailure`` when a step throws or a check fails.
  public func run(seed: UInt64) async throws {
    var chance = SeededChance(seed: seed)
    var done: [String] = []
    do {
      let world = try await begin(&chance)
      for _ in 0..<Int.random(in: length, using: &chance) {
        guard let step = next(&chance) else { break }
        done.append(step.name)
        try await step.run(world, &chance)
      }
      done.append("the end")
      for check in checks {
        guard let complaint = try await check(world) else { continue }
        throw HistoryFailure(seed: seed, steps: done, reason: complaint)
      }
    } catch let failure as HistoryFailure {
      throw failure
    } catch {
      throw HistoryFailure(seed: seed, steps: done, reason: "\(error)")
    }
  }

  private func next(_ chance: inout SeededChance) -> NamedStep? {
    let total = steps.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var number = Int.random(in: 0..<total, using: &chance)
    for step in steps {
      number -= step.weight
      if number < 0 { return step }
    }
    return nil
  }
}
