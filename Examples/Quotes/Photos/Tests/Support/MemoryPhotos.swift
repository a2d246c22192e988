import Foundation
import PhotosModel
import Synchronization
import Work

/// Photos in memory. Nothing is sent until the test says so.
final class MemoryPhotos: PhotosDataManager {
  struct State: Sendable {
    var contents: [PhotoID: Data] = [:]
    var states: [PhotoID: PhotoState] = [:]
    var subjects: [String] = []
    var isFull = false
    var listeners: [UUID: AsyncStream<[PhotoID: PhotoState]>.Continuation] = [:]
  }

  private let state = Mutex(State())
  var now: State { state.withLock { $0 } }

  func change(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      for listener in state.listeners.values { listener.yield(state.states) }
    }
  }

  func set(_ new: PhotoState) {
    change { state in state.states = state.states.mapValues { _ in new } }
  }

  func look(at file: PhotoFile) async throws -> PhotoLook {
    guard let contents = try? Data(contentsOf: file.url) else { throw PhotoProblem.notKept }
    return PhotoLook(size: contents.count, beginning: Array(contents.prefix(20)))
  }

  func add(_ file: PhotoFile, _ kind: PhotoKind, for subject: String) async throws -> PhotoID {
    if now.isFull { throw PhotoProblem.notKept }
    let contents = try Data(contentsOf: file.url)
    let photo = PhotoID(UUID())
    change { state in
      state.contents[photo] = contents
      state.states[photo] = .waiting
      state.subjects.append(subject)
    }
    return photo
  }

  func states() -> AsyncStream<[PhotoID: PhotoState]> {
    AsyncStream { continuation in
      let id = UUID()
      change { $0.listeners[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    }
  }

  func retry(_ photo: PhotoID) async throws { change { $0.states[photo] = .waiting } }

  func discard(_ photo: PhotoID) async throws -> Bool {
    guard now.states[photo] != .sent else { return false }
    change { state in
      state.states[photo] = nil
      state.contents[photo] = nil
    }
    return true
  }
}
