import Synchronization

/// A file that a page's script has announced.
final class Upload: Sendable {
  private enum Phase {
    case expected
    case arriving(Task<Void, Never>?)
    /// The file has arrived, or will not arrive.
    case over
  }

  private struct State {
    var phase = Phase.expected
    /// The time at which the latest bytes arrived.
    var lastPart: Duration
  }

  let name: String
  /// In bytes, as the script announced it. More bytes are not accepted.
  let size: Int
  let type: String
  let room: FileRoom.Part
  private let state: Mutex<State>

  init(name: String, size: Int, type: String, room: FileRoom.Part, now: Duration) {
    self.name = name
    self.size = size
    self.type = type
    self.room = room
    state = Mutex(State(lastPart: now))
  }

  var isOver: Bool {
    state.withLock { if case .over = $0.phase { true } else { false } }
  }

  var isArriving: Bool {
    state.withLock { if case .arriving = $0.phase { true } else { false } }
  }

  /// Starts the upload. Returns false when it has already started or is no longer wanted.
  func begin(now: Duration) -> Bool {
    state.withLock { state in
      guard case .expected = state.phase else { return false }
      state.phase = .arriving(nil)
      state.lastPart = now
      return true
    }
  }

  /// Sets the task that receives the file. It is canceled when the file is no longer wanted.
  func receive(in task: Task<Void, Never>) {
    if !whileArriving({ $0.phase = .arriving(task) }) { task.cancel() }
  }

  /// Notes that bytes have arrived. Returns false when the file is no longer wanted.
  func noteArrival(now: Duration) -> Bool { whileArriving { $0.lastPart = now } }

  /// Ends a complete upload. Returns false when the file is no longer wanted; otherwise the caller must release its
  /// room.
  func finish() -> Bool { whileArriving { $0.phase = .over } }

  private func whileArriving(_ change: (inout State) -> Void) -> Bool {
    state.withLock { state in
      guard case .arriving = state.phase else { return false }
      change(&state)
      return true
    }
  }

  /// Ends an upload that is no longer wanted or does not arrive.
  func cancel() {
    let (task, wasOver) = state.withLock { state in
      defer { state.phase = .over }
      return switch state.phase {
      case .expected: (nil as Task<Void, Never>?, false)
      case .arriving(let task): (task, false)
      case .over: (nil, true)
      }
    }
    task?.cancel()
    if !wasOver { room.release() }
  }

  var lastPart: Duration { state.withLock { $0.lastPart } }
}
