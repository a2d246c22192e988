import Synchronization

/// Ends a program, as a test sees it, between any two of its steps: from then on none is done.
///
/// Have each step that anybody else would notice ask it first: what is written to a disk, what is sent. After the end
/// begin anew, on the same disk, with another switch.
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
  /// The program has ended here. Nobody is to catch this and go on.
  public struct Killed: Error, Hashable {
    /// The step that was not done.
    public let step: String
  }

  private struct State {
    /// How many steps may still be done; nil for as many as there are.
    var left: Int?
    var steps: [String] = []
    var diedBefore: String?
  }

  private let state: Mutex<State>

  /// - Parameter steps: How many are done before the end; without it, see ``kill(after:)``.
  public init(after steps: Int? = nil) { state = Mutex(State(left: steps)) }

  /// Whether the program has ended.
  public var isDead: Bool { state.withLock { $0.diedBefore != nil } }
  /// The steps that were done.
  public var steps: [String] { state.withLock { $0.steps } }
  /// The step that was to be done when the program ended.
  public var diedBefore: String? { state.withLock { $0.diedBefore } }

  /// Ends it when some more steps have been done.
  public func kill(after steps: Int) { state.withLock { $0.left = steps } }

  /// Something is about to be done.
  ///
  /// - Throws: ``Killed``, for good, once the program has ended.
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

  /// Runs something again and again, ended one step later each time, until it comes to its own end.
  ///
  /// - Throws: What `run` throws: as a ``HistoryFailure`` that says where the program had ended.
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
