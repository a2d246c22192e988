import Foundation
import SillarHost

/// What the inspector knows of one window: the window itself, while it is there, and the last things that have happened in it.
struct WindowRecord: Sendable {
  /// The most events that are kept.
  static let mostEvents = 200
  private static let mostDiagnostics = 50

  private(set) var window: InspectedWindow
  private(set) weak var engine: Window?
  /// The oldest first.
  private(set) var events: [LoggedEvent] = []
  private(set) var diagnostics: [String] = []
  /// Changes with each thing that has happened.
  private(set) var revision = 0
  private var lastEvent = 0
  /// The bytes of the message that came last, until its event is told.
  private var received: Int?

  init(_ name: String, of app: String, at now: Date) {
    window = InspectedWindow(id: name, app: app, opened: now)
  }

  mutating func note(_ hosted: HostedWindow, at now: Date) {
    revision += 1
    engine = hosted.window
    let (before, sent) = (window, hosted.sent - window.sent)
    window.isConnected = hosted.isConnected && !window.hasEnded
    window.isKept = hosted.isKept
    (window.received, window.sent) = (hosted.received, hosted.sent)
    if hosted.received > before.received { received = hosted.received - before.received }
    guard sent > 0 else { return }
    if let last = events.indices.last, case .drawn = events[last].kind, events[last].bytes == nil {
      events[last].bytes = sent
    } else {
      log(.sent, in: window.screen, at: now)
      events[events.count - 1].bytes = sent
    }
  }

  mutating func note(_ observation: WindowObservation, at now: Date) {
    revision += 1
    let screen = observation.screen
    switch observation.what {
    case .navigated(let before):
      window.screen = screen
      log(.navigated(from: before), in: screen, at: now)
    case .handled(let kind, let time):
      if let index = unfinished(kind, where: { $0.duration == nil }) {
        events[index].duration = time
      } else {
        log(.handled(kind), in: screen, at: now, after: time, takesBytes: true)
      }
    case .shown(let kind, let time):
      // What waits is shown before it has been handled.
      let index = unfinished(kind) { $0.shownAfter == nil }
      if index == nil { log(.handled(kind), in: screen, at: now, takesBytes: true) }
      events[index ?? events.count - 1].shownAfter = time
    case .refused(let kind, let reason):
      log(.refused(kind, reason), in: screen, at: now, takesBytes: true)
    case .rendered(let changes, let time):
      log(.drawn(changes: changes), in: screen, at: now, after: time)
    case .settled(let time): log(.settled, in: screen, at: now, after: time)
    case .taskEnded(let task, let time): log(.taskEnded(task), in: screen, at: now, after: time)
    case .failed(let diagnostic):
      diagnostics = diagnostics.suffix(Self.mostDiagnostics - 1) + [diagnostic.description]
      log(.failed(diagnostic.description), in: screen, at: now)
    case .ended(let time):
      (window.hasEnded, window.isConnected) = (true, false)
      log(.ended, in: screen, at: now, after: time)
    }
  }

  /// The last event of a kind that lacks something.
  private func unfinished(
    _ kind: WindowObservation.EventKind, where lacks: (LoggedEvent) -> Bool
  ) -> Int? {
    events.lastIndex { $0.kind == .handled(kind) }.flatMap { lacks(events[$0]) ? $0 : nil }
  }

  private mutating func log(
    _ kind: LoggedEvent.Kind, in screen: String, at now: Date, after time: Duration? = nil,
    takesBytes: Bool = false
  ) {
    lastEvent += 1
    if events.count == Self.mostEvents { events.removeFirst() }
    var event = LoggedEvent(
      id: lastEvent, time: .seconds(max(0, now.timeIntervalSince(window.opened))), screen: screen,
      kind: kind, duration: time)
    if takesBytes { (event.bytes, received) = (received, nil) }
    events.append(event)
  }
}
