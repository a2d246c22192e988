import Foundation
import SillarHost
import Synchronization

/// A window as a host saves it.
struct SavedWindow: Codable, Sendable {
  /// The session that the window belongs to, and the account whose screens it shows.
  let visitor: String
  let account: String?
  /// The number of the last thing that the person did in the page and the memory contains: the page sends later ones again.
  let done: Int
  /// The number of the tap that was being done; it may have been done. 0 for none.
  let begun: Int
  let memory: WindowMemory
  /// See ``WebWindow/top``.
  var top: NodeName?
}

extension SavedWindow {
  /// The memory of a stored text; nil for one that is damaged.
  init?(_ text: String) {
    guard let saved = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
      (0..<Self.most).contains(saved.done), (0..<Self.most).contains(saved.begun),
      saved.top?.isNodeName != false
    else { return nil }
    self = saved
  }

  /// No person does more in a window.
  private static let most = 1 << 52
}

/// The result of looking for a window.
enum FoundWindow {
  case window(WebWindow)
  /// It was saved by another version, or its file is damaged.
  case unreadable
  /// The client asks for too much, there is no room, or the process that has it does not answer.
  case refused
  /// In another process another page has it; a newer one than the page that asks.
  case kept, newer
  case none
}

/// Work for windows that are not open, such as one that is being brought back: once for all requests that need it.
final class WindowWork<Result: Sendable>: Sendable {
  private let tasks = Mutex<[String: Task<Result, Never>]>([:])

  /// Returns the result of the work for a window, which is begun unless it is in progress.
  func result(for id: String, of work: @escaping @Sendable () async -> Result) async -> Result {
    let task = tasks.withLock { tasks in
      if let known = tasks[id] { return known }
      let task = Task {
        let result = await work()
        self.tasks.withLock { $0[id] = nil }
        return result
      }
      tasks[id] = task
      return task
    }
    return await task.value
  }

  func contains(_ id: String) -> Bool { tasks.withLock { $0[id] != nil } }

  /// Returns when no work for a window is in progress.
  func wait(for id: String) async { _ = await tasks.withLock { $0[id] }?.value }
}
