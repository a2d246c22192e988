import CoreMetrics
import Foundation
import Logging
import Sillar
import SillarHost
import Synchronization

/// Tells people of what waits for them: each event of a subject once, through the push services of their browsers.
extension WebHost {
  /// The time for which a push service keeps a notice for a device that is off, in seconds.
  private static let lifetime = 86_400
  /// The first wait after a failure, and the longest.
  private static let (firstPause, longestPause) = (5.0, 3_600.0)

  /// True if the app has notices, and the host a way to send them.
  var hasNotices: Bool { addresses.notices != nil }

  /// Follows what the app says for each visitor with a subscription, until the task is cancelled.
  func tellOfNotices() async {
    guard hasNotices else { return }
    await followSubscribers(nil)
    await followers.run { [self] visitor in await tell(visitor) }
  }

  /// Follows a visitor who has subscribed at another process; with nil all who may have.
  func followSubscribers(_ visitor: String?) async {
    guard hasNotices else { return }
    guard let visitor else {
      for known in await store.subscriptions.visitors(app: memoryName) { followers.begin(known) }
      return
    }
    do {
      guard try await store.subscriptions.subscriber(visitor, app: memoryName) != nil else {
        return
      }
    } catch {
      // The task that follows the visitor asks again.
    }
    followers.begin(visitor)
  }

  /// The subscription of a visitor, as soon as it can be read; nil if there is none.
  private func subscriber(_ visitor: String) async -> Subscriber? {
    var failures = 0
    repeat {
      do {
        return try await store.subscriptions.subscriber(visitor, app: memoryName)
      } catch {
        failures += 1
      }
    } while (try? await clock.sleep(pause(after: failures, atLeast: 0))) != nil
    return nil
  }

  private func tell(_ visitor: String) async {
    guard let subscriber = await subscriber(visitor) else { return }
    let waiting = Waiting()
    await withTaskGroup(of: Bool.self) { group in
      group.addTask { [self] in
        for await notices in app.notices(for: visitor, as: subscriber.account) {
          waiting.take(notices)
          await show(notices.reduce(0) { $0 + $1.unread }, to: visitor)
        }
        waiting.end()
        return false
      }
      group.addTask { [self] in
        var (seen, failures) = (0, 0)
        while !Task.isCancelled {
          seen = await waiting.changes.wait(after: seen)
          let isLast = waiting.isLast
          // What has been read while it waited need not be told.
          while !Task.isCancelled {
            // Of several processes one tells. What waits is read afterwards: the others may have told it since.
            await store.processes.untilFirst()
            let sending = await send(waiting.notices, to: visitor)
            if case .taken = sending { break }
            guard case .later(let wish) = sending else { return true }
            failures += 1
            guard (try? await clock.sleep(pause(after: failures, atLeast: wish))) != nil
            else { return true }
          }
          failures = 0
          if isLast { return true }
        }
        return true
      }
      // An app whose stream has ended has still told what it has said.
      while await group.next() == false {}
      group.cancelAll()
    }
  }

  private func pause(after failures: Int, atLeast wish: Double) -> Duration {
    let full = min(Self.firstPause * pow(2, Double(min(failures, 16) - 1)), Self.longestPause)
    return .seconds(max(wish, full * Double.random(in: 0.5...1)))
  }

  /// Tells the open pages of a visitor how much is unread: they show it at the app's icon.
  private func show(_ unread: Int, to visitor: String) async {
    followers.note(unread: unread, of: visitor)
    for window in windows.all where window.session.visitor == visitor {
      await window.show(unread: unread)
    }
  }

  /// What has become of a notice, or of all of them, at the push service.
  private enum Result {
    case taken
    /// Nothing can be sent now; the seconds that the push service asks for.
    case later(Double)
    /// There is no such subscription any more.
    case gone
    /// Another try would fail, too.
    case refused

    /// A metric's dimension.
    var name: String { if case .later = self { "later" } else { "\(self)" } }
  }

  private func send(_ notices: [Notice], to visitor: String) async -> Result {
    let subscriptions = store.subscriptions
    // Of one length, and nothing of what they name is kept.
    let named = notices.prefix(Subscriptions.mostSubjects).map { notice in
      (
        subject: SessionKeeper.digest(notice.subject), event: SessionKeeper.digest(notice.event),
        notice: notice
      )
    }
    do {
      guard let subscriber = try await subscriptions.subscriber(visitor, app: memoryName)
      else { return .gone }
      guard let told = try await subscriptions.told(visitor, app: memoryName) else {
        let events = named.map { ($0.subject, $0.event) }
        try await subscriptions.note(
          Dictionary(events) { first, _ in first }, visitor, app: memoryName)
        return .taken
      }
      let unread = notices.reduce(0) { $0 + $1.unread }
      for (subject, event, notice) in named where told[subject] != event {
        if subscriber.kinds.contains(notice.kind) {
          let result = await push(notice, subject, unread: unread, to: subscriber)
          switch result {
          case .later: return result
          case .gone:
            await subscriptions.remove(visitor, app: memoryName)
            return result
          case .taken, .refused: break
          }
        }
        try await subscriptions.note([subject: event], visitor, app: memoryName)
      }
      return .taken
    } catch {
      // The database has said why in the log.
      return .later(0)
    }
  }

  // MARK: One notice

  private func push(
    _ notice: Notice, _ subject: String, unread: Int, to subscriber: Subscriber
  ) async -> Result {
    let result = await attempt(notice, subject, unread: unread, to: subscriber)
    Counter(
      label: "sillar_notices_total",
      dimensions: [("app", app.flavor.name), ("result", result.name)]
    ).increment()
    return result
  }

  private func attempt(
    _ notice: Notice, _ subject: String, unread: Int, to subscriber: Subscriber
  ) async -> Result {
    let push = subscriber.push
    // The services may be others than when it was kept.
    guard let service = self.push,
      let origin = PushSubscription.origin(of: push.endpoint, among: settings.pushServices)
    else { return .gone }
    guard let key = await store.subscriptions.serverKey() else { return .later(0) }
    let content = NoticeContent(
      notice, tag: subject, unread: unread, at: addresses,
      words: app.flavor.localization(
        for: Visitor(
          id: subscriber.visitor, languages: [subscriber.language],
          timeZone: subscriber.timeZone)))
    let contact = "https://\(settings.publicURL?.authority ?? "localhost")"
    do {
      let sealed = try SealedNotice(content.json, key: push.key, secret: push.secret)
      let headers = [
        (
          "Authorization",
          try key.authorization(for: origin, contact: contact, now: store.subscriptions.now)
        ),
        ("Content-Encoding", "aes128gcm"), ("Content-Type", "application/octet-stream"),
        ("TTL", "\(Self.lifetime)"), ("Urgency", "high"),
        // RFC 8030, 5.4: replaces one of the same subject that has not been delivered; at most 32 letters.
        ("Topic", String(subject.prefix(32))),
      ]
      let answer = try await service.post(to: push.endpoint, headers: headers, body: sealed.body)
      switch answer.status {
      case 200..<300: return .taken
      case 404, 410: return .gone
      case 408, 425, 429, 500...:
        return .later(RetryDelay.seconds(answer.retryAfter, now: store.subscriptions.now))
      default:
        sampled.note(
          "a push service refused a notice", of: nil,
          ["status": "\(answer.status)", "service": "\(origin)"])
        return .refused
      }
    } catch {
      sampled.note(
        "a push service could not be reached", of: nil,
        ["error": "\(error)", "service": "\(origin)"])
      return .later(0)
    }
  }
}

/// What an app has said last for one visitor.
private final class Waiting: Sendable {
  private let state = Mutex<(notices: [Notice], isLast: Bool)>(([], false))
  let changes = WakeUp()

  var notices: [Notice] { state.withLock { $0.notices } }
  /// True when the app says nothing more.
  var isLast: Bool { state.withLock { $0.isLast } }

  func take(_ notices: [Notice]) {
    state.withLock { $0.notices = notices }
    changes.signal()
  }

  func end() {
    state.withLock { $0.isLast = true }
    changes.signal()
  }
}

/// What the app's worker gets of a notice.
struct NoticeContent: Encodable {
  let title: String
  let body: String
  let tag: String
  let url: String
  let unread: Int
  let lang: String

  init(_ notice: Notice, tag: String, unread: Int, at addresses: Addresses, words: Localization) {
    title = Self.beginning(of: words.text(notice.title), 200)
    body = Self.beginning(of: words.text(notice.text), 1_000)
    self.tag = tag
    // A screen whose address has no room is one tap further away.
    url = addresses.page(notice.link.utf8.count <= 1_000 ? notice.link : "/")
    self.unread = unread
    lang = words.language
  }

  /// At most ``SealedNotice/mostMessageBytes``: no character of the texts becomes more than twice as long in JSON, and none of
  /// the address.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  /// The characters of a text that have room in some bytes.
  private static func beginning(of text: String, _ bytes: Int) -> String {
    let text = String(
      text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
    guard text.utf8.count > bytes else { return text }
    var length = 0
    let beginning = text.prefix { character in
      length += character.utf8.count
      return length <= bytes - 3
    }
    return beginning + "…"
  }
}

/// The wait that a push service asks for in `Retry-After`: seconds, or a date (RFC 9110, 10.2.3).
enum RetryDelay {
  private static let longest = 86_400.0

  /// From 0 to a day; 0 for none, or one that cannot be read.
  static func seconds(_ value: String?, now: Date) -> Double {
    guard let value else { return 0 }
    let seconds = Double(value) ?? date(value)?.timeIntervalSince(now) ?? 0
    return seconds.isFinite ? min(max(seconds, 0), longest) : 0
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
