public import Foundation
public import Scripted
import Synchronization

/// The parts of an in-memory repository: a state, a log of the calls, and a script of their failures.
///
/// ```swift
/// final class MemoryNotes: InMemory, NotesRepository {
///   let memory: Memory<[String], NotesError>
///   init() { memory = Memory([]) }
///
///   func add(_ note: String) async throws {
///     try await memory.call("add \(note)") { $0.append(note) }
///   }
/// }
///
/// notes.failNext("add *", .after(.timedOut))
/// let gate = notes.hold("add tea")
/// ```
///
/// A call has a name in words. A script names one call, or several: `add *` means all calls whose name begins with
/// `add`, and `*` means all calls.
public final class Memory<State: Sendable, Problem: Error>: Sendable {
  struct Script {
    var log: [String] = []
    var gates: [String: Gate] = [:]
    var problems: [String: Fault<Problem>] = [:]
    var next: [(calls: String, fault: Fault<Problem>)] = []
    var saved: [String: (value: any Sendable, date: Date)] = [:]
    var followers: [UUID: @Sendable (State) -> Void] = [:]
  }

  let state: Mutex<State>
  let script = Mutex(Script())
  public let now: @Sendable () -> Date

  /// - Parameter now: Returns the current time, the date of saved values: see ``readings(_:savedFirst:_:)``.
  public init(_ state: State, now: @escaping @Sendable () -> Date = { Date() }) {
    self.state = Mutex(state)
    self.now = now
  }

  /// Performs a call: logs it, waits if it is held, and fails as the script says.
  public func call<Value: Sendable>(
    _ name: String, _ work: @Sendable (inout State) throws -> Value
  ) async throws -> Value {
    let gate = script.withLock { script in
      script.log.append(name)
      return script.gates.first { Self.means($0.key, name) }?.value
    }
    await gate?.pass()
    try Task.checkCancellation()
    let fault = script.withLock { script in
      if let index = script.next.firstIndex(where: { Self.means($0.calls, name) }) {
        return Optional(script.next.remove(at: index).fault)
      }
      // A fault for one call takes precedence over a fault for several.
      return script.problems.filter { Self.means($0.key, name) }
        .max { $0.key.count < $1.key.count }?.value
    }
    if case .before(let problem) = fault { throw problem }
    let value = try state.withLock { try work(&$0) }
    if case .after(let problem) = fault { throw problem }
    return value
  }

  /// Streams a part of the state: its current value, and a new one at each ``tell()``.
  public func follow<Value: Sendable>(
    _ part: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let id = UUID()
      state.withLock { state in
        continuation.yield(part(state))
        script.withLock { $0.followers[id] = { continuation.yield(part($0)) } }
      }
      continuation.onTermination = { [weak self] _ in
        self?.script.withLock { $0.followers[id] = nil }
      }
    }
  }

  /// Sends the current state to all followers.
  public func tell() {
    state.withLock { state in
      for follower in script.withLock({ $0.followers }).values { follower(state) }
    }
  }

  static func means(_ calls: String, _ name: String) -> Bool {
    guard calls.hasSuffix("*") else { return calls == name }
    let start = calls.dropLast()
    return name.hasPrefix(start) || "\(name) " == start
  }
}

/// A repository in memory that tests control.
public protocol InMemory: Sendable {
  associatedtype State: Sendable
  associatedtype Problem: Error
  var memory: Memory<State, Problem> { get }
}

extension InMemory {
  /// Reads or changes the state, as other clients would.
  public func with<Value: Sendable>(
    _ body: (inout sending State) throws -> sending Value
  ) rethrows -> Value {
    try memory.state.withLock { try body(&$0) }
  }

  /// The current state.
  public var state: State { memory.state.withLock { $0 } }

  /// Changes the state, as other clients would, and notifies its followers.
  public func change(_ body: (inout State) -> Void) {
    memory.state.withLock { body(&$0) }
    memory.tell()
  }

  /// Returns the calls so far: all, or those whose names begin with one of the words.
  public func log(of words: String...) -> [String] {
    memory.script.withLock { $0.log }.filter { name in
      words.isEmpty || words.contains { Memory<State, Problem>.means("\($0) *", name) }
    }
  }

  /// Returns the logged calls whose names begin with a text, and removes them from the log.
  public func takeLog(_ start: String = "") -> [String] {
    memory.script.withLock { script in
      defer { script.log.removeAll { $0.hasPrefix(start) } }
      return script.log.filter { $0.hasPrefix(start) }
    }
  }

  /// Makes all calls fail from now on, or some of them.
  public func fail(_ problem: Problem) { fail("*", Fault.before(problem)) }
  public func fail(_ calls: String, _ problem: Problem) { fail(calls, Fault.before(problem)) }

  public func fail(_ calls: String, _ fault: Fault<Problem>) {
    memory.script.withLock { $0.problems[calls] = fault }
  }

  /// Makes the next calls fail, in order.
  public func failNext(_ calls: String, _ faults: Fault<Problem>...) {
    memory.script.withLock { $0.next += faults.map { (calls, $0) } }
  }

  /// Ends the failures of some calls, or of all.
  public func recover(_ calls: String? = nil) {
    memory.script.withLock { script in
      if let calls { script.problems[calls] = nil } else { script.problems = [:] }
    }
  }

  /// Holds calls until the gate is opened.
  public func hold(_ calls: String...) -> Gate {
    let gate = Gate()
    memory.script.withLock { script in for calls in calls { script.gates[calls] = gate } }
    return gate
  }
}
