import Foundation
import SillarSQL
import Synchronization

/// Hears what other processes tell with `NOTIFY`, on a connection and a thread of its own, from the first listener on.
final class PostgreSQLListener: Sendable {
  /// The time between two tries to connect.
  private static let pause: CInt = 500

  private let link: PostgreSQLLink
  /// The name of this process, which does not hear itself.
  private let id: String
  private let listeners = SQLListeners()
  /// The end of the pipe that ends the thread when it is closed; nil before it has begun.
  private let ending = Mutex<CInt?>(nil)

  init(_ link: PostgreSQLLink, besides id: String) {
    self.link = link
    self.id = id
  }

  deinit {
    if let end = ending.withLock({ $0 }) { close(end) }
  }

  func signals(on channel: String) -> AsyncStream<SQLSignal> {
    let signals = listeners.signals(on: channel)
    ending.withLock { ending in
      guard ending == nil else { return }
      var ends: [CInt] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      ending = ends[1]
      Thread.detachNewThread { [link, id, listeners, end = ends[0]] in
        Self.follow(link, besides: id, listeners, until: end)
        close(end)
      }
    }
    return signals
  }

  /// Listens, and connects again whenever the connection is lost.
  private static func follow(
    _ link: PostgreSQLLink, besides id: String, _ listeners: SQLListeners, until end: CInt
  ) {
    while true {
      do throws(PostgreSQLError) {
        let connection = try link.connect(until: .now)
        try connection.run("LISTEN \(PostgreSQLSchema.quoted(link.schema))")
        // Whatever was told before.
        listeners.tell(.missed, on: nil)
        while wait(for: connection.socket, or: end, timeout: -1) {
          for text in try connection.notifications() {
            let notification = PostgreSQLNotification(text)
            guard notification.teller != id else { continue }
            listeners.tell(notification.signal, on: notification.channel)
          }
        }
        return
      } catch {
        if !wait(for: -1, or: end, timeout: pause) { return }
      }
    }
  }

  /// - Returns: False when the end has come.
  private static func wait(for socket: CInt, or end: CInt, timeout: CInt) -> Bool {
    let events = CShort(POLLIN)
    var polled = [
      pollfd(fd: end, events: events, revents: 0), pollfd(fd: socket, events: events, revents: 0),
    ]
    while poll(&polled, 2, timeout) < 0, errno == EINTR {}
    return polled[0].revents == 0
  }
}

/// A text that a transaction tells: the process, the channel and the content, each on a line.
struct PostgreSQLNotification: Equatable {
  /// The server takes less than 8,000 bytes: https://www.postgresql.org/docs/15/sql-notify.html
  private static let mostBytes = 7_000

  let teller: String
  let channel: String
  let signal: SQLSignal

  init(teller: String, channel: String, content: String) {
    self.teller = teller
    self.channel = channel
    signal = content.utf8.count > Self.mostBytes ? .missed : .told(content)
  }

  init(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    teller = parts.first.map(String.init) ?? ""
    channel = parts.count > 1 ? String(parts[1]) : ""
    signal = parts.count > 2 ? .told(String(parts[2])) : .missed
  }

  var text: String {
    switch signal {
    case .told(let content): "\(teller)\n\(channel)\n\(content)"
    case .missed: "\(teller)\n\(channel)"
    }
  }
}
