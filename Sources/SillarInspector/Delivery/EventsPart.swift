import Foundation
import Sillar
import SillarHost

/// The last things that have happened in a window, the newest first.
struct EventsPart<Event: Equatable & Sendable>: ViewPart {
  let events: [LoggedEvent]

  var body: [Node<Event>] {
    Text(Words.eventsShown.with(count: events.count)).style(.muted)
    List(events, label: Words.events) { event in
      Row {
        Text(event.time.inSeconds).style(.code)
        Badge(event.kind.word, event.kind.role)
        Text(event.kind.detail(in: event.screen)).style(.code)
        if let measures = event.measures { Text(measures, .caption) }
      }.style(.line)
    }
  }
}

extension LoggedEvent {
  /// The times and bytes; nil for none.
  fileprivate var measures: LocalizedText? {
    var parts: [LocalizedText] = []
    if case .drawn(let changes) = kind { parts.append(Words.changes.with(count: changes)) }
    if let duration { parts.append(Words.took.with(["time": duration.written])) }
    if let shownAfter { parts.append(Words.shownAfter.with(["time": shownAfter.written])) }
    if let bytes { parts.append(Words.bytes.with(count: bytes)) }
    return parts.isEmpty ? nil : .joined(parts, separator: " · ")
  }
}

extension LoggedEvent.Kind {
  fileprivate var word: LocalizedText {
    switch self {
    case .navigated: Words.navigated.localized
    case .handled(let kind), .refused(let kind, _): kind.rawValue.localized
    case .drawn: Words.drawn.localized
    case .sent: Words.sent.localized
    case .settled: Words.settled.localized
    case .taskEnded: Words.taskEnded.localized
    case .failed: Words.diagnostic.localized
    case .ended: Words.ended.localized
    }
  }

  fileprivate var role: BadgeRole {
    switch self {
    case .handled: .positive
    case .refused, .failed: .negative
    case .navigated, .drawn, .sent, .settled, .taskEnded, .ended: .neutral
    }
  }

  fileprivate func detail(in screen: String) -> String {
    switch self {
    case .navigated(let before): before.map { "\($0) → \(screen)" } ?? screen
    case .refused(_, let reason): "\(screen): \(reason)"
    case .taskEnded(let task): task
    case .failed(let text): text
    case .handled, .drawn, .sent, .settled, .ended: screen
    }
  }
}

extension Duration {
  /// Such as `0.21 ms` and `12.345 s`.
  fileprivate var written: String {
    self < .seconds(1) ? String(format: "%.2f ms", self / .milliseconds(1)) : inSeconds
  }

  fileprivate var inSeconds: String { String(format: "%.3f s", self / .seconds(1)) }
}
