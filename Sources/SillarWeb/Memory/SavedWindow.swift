import Foundation
import Sillar
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

/// The windows that are being brought back, so that two requests for one get the same.
final class Recalls: Sendable {
  private let tasks = Mutex<[String: Task<FoundWindow, Never>]>([:])

  /// Returns the result of the work for a window, which is begun unless it is in progress.
  func result(
    for id: String, of work: @escaping @Sendable () async -> FoundWindow
  ) async -> FoundWindow {
    let task = tasks.withLock { tasks in
      if let known = tasks[id] { return known }
      let task = Task {
        let found = await work()
        self.tasks.withLock { $0[id] = nil }
        return found
      }
      tasks[id] = task
      return task
    }
    return await task.value
  }

  func contains(_ id: String) -> Bool { tasks.withLock { $0[id] != nil } }
}

/// The windows that are being let go for another process.
final class Departures: Sendable {
  private let tasks = Mutex<[String: Task<Void, Never>]>([:])

  /// Returns when the work is done that lets a window go.
  func run(_ id: String, _ work: @escaping @Sendable () async -> Void) async {
    let task = tasks.withLock { tasks in
      let task = Task {
        await work()
        self.tasks.withLock { $0[id] = nil }
      }
      tasks[id] = task
      return task
    }
    await task.value
  }

  /// Returns when a window is not being let go.
  func wait(for id: String) async {
    if let task = tasks.withLock({ $0[id] }) { await task.value }
  }
}
