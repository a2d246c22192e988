import Sillar
import Synchronization

/// A file that a page's script has said it will send.
final class Upload: Sendable {
  private enum Phase {
    case expected
    case arriving(Task<Void, Never>?)
    /// It has come, or will not.
    case over
  }

  private struct State {
    var phase = Phase.expected
    /// When the last of it came.
    var lastPart: Duration
  }

  let name: String
  /// In bytes, as the script said: no more are taken.
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

  /// Returns false when it is coming already, or not wanted any more.
  func begin(now: Duration) -> Bool {
    state.withLock { state in
      guard case .expected = state.phase else { return false }
      state.phase = .arriving(nil)
      state.lastPart = now
      return true
    }
  }

  /// What receives it: to be cancelled when it is not wanted any more.
  func receive(in task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      guard case .arriving = state.phase else { return true }
      state.phase = .arriving(task)
      return false
    }
    if isOver { task.cancel() }
  }

  /// A part has come. Returns false when it is not wanted any more.
  func noteArrival(now: Duration) -> Bool {
    state.withLock { state in
      guard case .arriving = state.phase else { return false }
      state.lastPart = now
      return true
    }
  }

  /// All has come. Returns false when it is not wanted any more; otherwise its room is the caller's to give back.
  func finish() -> Bool {
    state.withLock { state in
      guard case .arriving = state.phase else { return false }
      state.phase = .over
      return true
    }
  }

  /// It is not wanted any more, or does not come.
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
