import Synchronization

/// Simulates the end of a program between any two of its steps: no further step is performed.
///
/// Call it before each step with an external effect, such as writing to disk or sending. After the end, start again on
/// the same disk with a new switch.
///
/// ```swift
/// func store(_ text: String, _ killSwitch: KillSwitch, _ write: (String) -> Void) throws {
///   try killSwitch.step("storing")
///   write(text)
///   try killSwitch.step("stored")
/// }
///
/// // Ends it before the first step, the second, and so on, until it comes to its own end.
/// func killEverywhere() async throws {
///   try await KillSwitch.atEachStep { killSwitch in
///     var notes: [String] = []
///     try? store("milk", killSwitch) { notes.append($0) }
///     #expect(notes == [] || notes == ["milk"])
///   }
/// }
/// ```
public final class KillSwitch: Sendable {
  /// The program has ended at this step. Do not catch this error and continue.
  public struct Killed: Error, Hashable {
    /// The step that was not performed.
    public let step: String
  }

  private struct State {
    /// The number of steps that can still be performed; nil for no limit.
    var left: Int?
    var steps: [String] = []
    var diedBefore: String?
  }

  private let state: Mutex<State>

  /// - Parameter steps: The number of steps before the end; nil for no limit, see ``kill(after:)``.
  public init(after steps: Int? = nil) { state = Mutex(State(left: steps)) }

  /// True when the program has ended.
  public var isDead: Bool { state.withLock { $0.diedBefore != nil } }
  /// The steps that were performed.
  public var steps: [String] { state.withLock { $0.steps } }
  /// The step that was next when the program ended.
  public var diedBefore: String? { state.withLock { $0.diedBefore } }

  /// Ends the program after a number of further steps.
  public func kill(after steps: Int) { state.withLock { $0.left = steps } }

  /// Announces a step that is about to be performed.
  ///
  /// - Throws: ``Killed`` for this and every later step, once the program has ended.
  public func step(_ name: String) throws(Killed) {
    let lives = state.withLock { state in
      if state.left == 0, state.diedBefore == nil { state.diedBefore = name }
      guard state.diedBefore == nil else { return false }
      state.left = state.left.map { $0 - 1 }
      state.steps.append(name)
      return true
    }
    guard lives else { throw Killed(step: name) }
  }

  /// Runs a program repeatedly, ended one step later each time, until it completes.
  ///
  /// - Throws: A ``HistoryFailure`` with the error of `run` and the step before which the program ended.
  public static func atEachStep(_ run: (KillSwitch) async throws -> Void) async throws {
    var steps = 0
    while true {
      let killSwitch = KillSwitch(after: steps)
      do {
        try await run(killSwitch)
      } catch {
        throw HistoryFailure(
          seed: nil,
          steps: killSwitch.steps + ["killed before \(killSwitch.diedBefore ?? "nothing")"],
          reason: "\(error)")
      }
      guard killSwitch.isDead else { return }
      steps += 1
    }
  }
}
