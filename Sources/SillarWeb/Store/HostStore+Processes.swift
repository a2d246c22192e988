import Foundation
import Sillar
import SillarHost
import SillarSQL
import Synchronization

// Several processes share a store whose database is on a server. A window lives in one of them at a time, its owner in the
// table. When its page comes to another process, that one asks for the window; the owner saves it and lets it go. Each process
// counts in a row of its own: when one has ended, its windows are free. What a process saves is stored only while the window
// is its own, so one that was only slow does no harm.
final class HostProcesses: Sendable {
  /// The answer of a process that is asked for a window.
  enum Answer: String, Codable {
    /// It is nobody's now.
    case given
    /// Another page has it: see ``WebHost/SocketClaim/Doubt``.
    case kept
    /// A later page, or a later socket of the same page, has it.
    case newer
    /// It is being brought back: whoever asks does so again.
    case busy
    /// The session has the new secret.
    case renewed
  }

  /// A browser that has come to another process for the secret that a window's module has asked for.
  struct Collection: Codable, Equatable {
    let window: String
    let visitor: String
    let ticket: String
    /// The digest of the new secret, which only the process that answers the browser knows.
    let secret: String
  }

  /// A page that asks for a window which another process has.
  struct Question: Codable, Equatable {
    let window: String
    let doubt: WebHost.SocketClaim.Doubt?
    let turn: WebHost.SocketClaim.Turn?
  }

  fileprivate enum Message: Codable {
    case ask(Question)
    case answer(Answer, window: String)
    case collect(Collection)
    /// A session was ended, renewed or locked.
    case session(visitor: String)
    /// Somebody wants to be told of notices.
    case subscriber(visitor: String)
  }

  static let channel = "host"
  private static let table = "host_process"
  /// The time between two counts, and the number of counts that the others wait for: a process that was killed is found
  /// within 3 seconds.
  private static let (beat, mostSilent) = (Duration.milliseconds(500), 4)

  private struct State {
    var isFollowed = false
    /// The number of hosts that follow the others.
    var hosts = 0
    var isFirst = false
    var last = 0
    /// Those who wait for answers, by window.
    var waiting: [String: [Int: AsyncStream<Answer>.Continuation]] = [:]
    var doors: [@Sendable (Question) async -> Answer?] = []
    var renewals: [@Sendable (Collection) async -> Bool] = []
    var listeners: [@Sendable (_ visitor: String?) async -> Void] = []
    var followers: [@Sendable (_ visitor: String?) async -> Void] = []
  }

  /// The name of this process.
  let id: String
  private let database: (any SQLDatabase)?
  private let windows: SavedWindows
  private let state = Mutex(State())
  /// A signal for each count.
  private let counts = WakeUp()

  init(id: String, _ windows: SavedWindows, _ database: (any SQLDatabase)?) {
    self.id = id
    self.windows = windows
    self.database = database
  }

  static func create(_ database: SQLTransaction) throws {
    try database.script("ALTER TABLE window_memory ADD COLUMN owner TEXT NOT NULL DEFAULT ''")
    try DatabaseProcesses.create(table, database)
  }

  /// A condition: a window is nobody's, or that of a process that has ended.
  static var isFree: SQL { "(owner = '' OR \(DatabaseProcesses.isOrphan("owner", table)))" }

  /// The processes that share the database; nil where it is this one's alone.
  private var processes: DatabaseProcesses? {
    guard let database, database.isShared else { return nil }
    return DatabaseProcesses(Self.table, id: id, mostSilent: Self.mostSilent, in: database)
  }

  // MARK: Listening

  /// - Parameter door: Lets a window go; nil for one that its host does not have.
  func onQuestion(_ door: @escaping @Sendable (Question) async -> Answer?) {
    state.withLock { $0.doors.append(door) }
  }

  /// - Parameter renewal: Renews the session of a window; false for a window that its host does not have.
  func onCollection(_ renewal: @escaping @Sendable (Collection) async -> Bool) {
    state.withLock { $0.renewals.append(renewal) }
  }

  /// Calls a function when another process has changed a visitor's session; with nil when one may have.
  func onSession(_ listener: @escaping @Sendable (_ visitor: String?) async -> Void) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// Calls a function when a visitor has subscribed to notices at another process; with nil when one may have.
  func onSubscriber(_ listener: @escaping @Sendable (_ visitor: String?) async -> Void) {
    state.withLock { $0.followers.append(listener) }
  }

  /// Tells the others, when the transaction is stored.
  static func tell(ofSession visitor: String, _ database: SQLTransaction) throws {
    try database.tellOthers(Message.session(visitor: visitor).text, on: channel)
  }

  static func tell(ofSubscriber visitor: String, _ database: SQLTransaction) throws {
    try database.tellOthers(Message.subscriber(visitor: visitor).text, on: channel)
  }

  /// Follows the other processes until the task is cancelled. Of several hosts with one store, the first does.
  func follow() async {
    let isAlone = state.withLock { state in
      state.hosts += 1
      defer { state.isFollowed = true }
      return !state.isFollowed
    }
    guard isAlone, let processes, let database else { return }
    await withDiscardingTaskGroup { group in
      group.addTask { [self] in
        await withDiscardingTaskGroup { group in
          for await signal in database.signals(on: Self.channel) {
            group.addTask { await self.hear(signal) }
          }
        }
      }
      group.addTask {
        var seen = DatabaseProcesses.Seen()
        repeat { await self.count(processes, &seen) } while await Self.pause()
      }
    }
    state.withLock { $0.isFollowed = false }
  }

  /// - Returns: False when the task is cancelled.
  private static func pause() async -> Bool { (try? await Task.sleep(for: beat)) != nil }

  /// What fails is said in the log of the database.
  private func count(_ processes: DatabaseProcesses, _ seen: inout DatabaseProcesses.Seen) async {
    guard (try? await processes.count(&seen)) != nil else { return }
    let first = try? await database?.read { database in
      try database.value("SELECT min(id) FROM \(identifier: Self.table)", as: String?.self)
    }
    state.withLock { $0.isFirst = first == id }
    counts.signal()
  }

  /// Returns when this process is the one that does what one alone may do: the oldest. At once where there is one.
  func untilFirst() async {
    guard processes != nil else { return }
    while !Task.isCancelled {
      let seen = counts.signals
      if state.withLock({ $0.isFirst }) { return }
      _ = await counts.wait(after: seen)
    }
  }

  /// Lets the windows of this process go, when the last of its hosts has ended and saved its own.
  func leave() async {
    let isLast = state.withLock { state in
      state.hosts -= 1
      return state.hosts == 0
    }
    if isLast { await processes?.leave() }
  }

  private func hear(_ signal: SQLSignal) async {
    switch signal {
    case .missed:
      for listener in state.withLock({ $0.listeners + $0.followers }) { await listener(nil) }
    case .told(let text):
      switch Message(text) {
      case .session(let visitor):
        for listener in state.withLock({ $0.listeners }) { await listener(visitor) }
      case .subscriber(let visitor):
        for listener in state.withLock({ $0.followers }) { await listener(visitor) }
      case .answer(let answer, let window):
        let waiting = state.withLock { $0.waiting[window].map { Array($0.values) } ?? [] }
        for continuation in waiting { continuation.yield(answer) }
      case .ask(let question): await answer(question)
      case .collect(let collection):
        for renewal in state.withLock({ $0.renewals }) where await renewal(collection) {
          return tell(.answer(.renewed, window: collection.window))
        }
      case nil: break
      }
    }
  }

  private func answer(_ question: Question) async {
    for door in state.withLock({ $0.doors }) {
      guard let answer = await door(question) else { continue }
      return answer == .busy ? () : tell(.answer(answer, window: question.window))
    }
    // It was saved when its last page had gone.
    if await windows.release(question.window) {
      tell(.answer(.given, window: question.window))
    }
  }

  private func tell(_ message: Message) {
    database?.writeLater { try $0.tellOthers(message.text, on: Self.channel) }
  }

  // MARK: Asking

  /// Asks the process that has a window for it, and waits a moment for the answer.
  ///
  /// - Returns: Nil if there is none: it may have ended.
  func ask(_ question: Question, within patience: Duration) async -> Answer? {
    await answer(to: .ask(question), about: question.window, within: patience)
  }

  /// Has the process that shows a window renew the session.
  ///
  /// - Returns: False if none has.
  func collect(_ collection: Collection, within patience: Duration) async -> Bool {
    await answer(to: .collect(collection), about: collection.window, within: patience) == .renewed
  }

  private func answer(
    to message: Message, about window: String, within patience: Duration
  ) async -> Answer? {
    let (answers, continuation) = AsyncStream<Answer>.makeStream()
    let number = state.withLock { state in
      state.last += 1
      state.waiting[window, default: [:]][state.last] = continuation
      return state.last
    }
    defer {
      state.withLock { state in
        state.waiting[window]?[number] = nil
        if state.waiting[window]?.isEmpty == true { state.waiting[window] = nil }
      }
    }
    tell(message)
    let timer = Task {
      try? await Task.sleep(for: patience)
      continuation.finish()
    }
    defer { timer.cancel() }
    return await answers.first { _ in true }
  }
}

extension HostProcesses.Message {
  var text: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init?(_ text: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = message
  }
}
