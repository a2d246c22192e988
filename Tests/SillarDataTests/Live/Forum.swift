import Foundation
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers

/// A line of a room, at the forum and in the database.
struct Post: LogRecord {
  let id: String
  let number: Int
  let text: String
}

/// Writes a line into a room: the command of these tests. The line has the command's ID.
struct Say: OutboxCommand {
  static let kind = "say"
  static let version = 1

  let room: String
  let id: String
  let text: String

  var subject: String { "room/\(room)" }
}

typealias RoomKey = RecordLog<Post>.Key

/// A service with rooms of lines, which can be restored from a backup.
final class Forum: Sendable {
  struct Answer: Sendable {
    let posts: [Post]
    let hasEarlier: Bool
    let position: StorePosition
  }

  fileprivate struct Content {
    var rooms: [String: [Post]] = [:]
    var done: [String: Post] = [:]
    var number: Int64 = 0
  }

  fileprivate struct State {
    var content = Content()
    var backup = Content()
    var epochs = [StoreTimeline.Epoch(id: "e0", after: 0)]
    var asked: [String] = []
    var gate: Gate?
    var listeners: [@Sendable (String) -> Void] = []
  }

  private let state = Mutex(State())

  func texts(in room: String) -> [String] {
    state.withLock { $0.content.rooms[room, default: []].map(\.text) }
  }
  /// The requests, such as `a -2` for a page of two and `a 9-2` for a page before number 9.
  var asked: [String] { state.withLock { $0.asked } }
  var timeline: StoreTimeline {
    state.withLock { StoreTimeline(store: "forum", epochs: $0.epochs) }
  }

  /// Delays the pages that are requested from now on, with their contents at the time of the request.
  func hold() -> Gate {
    let gate = Gate()
    state.withLock { $0.gate = gate }
    return gate
  }

  /// Calls a listener with each room in which a line was written.
  func listen(_ listener: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// Notifies each listener of a room, even without a new line.
  func tell(_ room: String) {
    for listener in state.withLock({ $0.listeners }) { listener(room) }
  }

  func write(_ texts: String..., in room: String = "a") {
    for text in texts { _ = state.withLock { $0.content.add(text, text, room) } }
    tell(room)
  }

  func add(_ command: Say, key: String) -> (Post, StorePosition) {
    let answer = state.withLock { state in
      let post =
        state.content.done[key] ?? state.content.add(command.id, command.text, command.room)
      state.content.done[key] = post
      return (post, state.position)
    }
    tell(command.room)
    return answer
  }

  func page(of room: String, before: Int?, limit: Int) async -> Answer {
    let (answer, gate) = state.withLock { state in
      state.asked.append("\(room) \(before.map { "\($0)" } ?? "")-\(limit)")
      let posts = state.content.rooms[room, default: []].filter { $0.number < before ?? .max }
      let answer = Answer(
        posts: posts.suffix(limit).reversed(), hasEarlier: posts.count > limit,
        position: state.position)
      return (answer, state.gate)
    }
    await gate?.pass()
    return answer
  }

  func backUp() { state.withLock { $0.backup = $0.content } }

  /// Removes everything since the last backup.
  func restore() {
    state.withLock { state in
      state.content = state.backup
      let epoch = StoreTimeline.Epoch(id: "e\(state.epochs.count)", after: state.content.number)
      state.epochs.append(epoch)
    }
  }
}

extension Forum.State {
  fileprivate var position: StorePosition {
    StorePosition(store: "forum", epoch: epochs.last?.id ?? "", number: content.number)
  }
}

extension Forum.Content {
  fileprivate mutating func add(_ id: String, _ text: String, _ room: String) -> Post {
    number += 1
    // The numbers of a room have gaps, as those of a service may.
    let post = Post(id: id, number: (rooms[room]?.last?.number ?? 0) + 2, text: text)
    rooms[room, default: []].append(post)
    return post
  }
}
