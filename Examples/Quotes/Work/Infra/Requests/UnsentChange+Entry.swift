import SillarData
public import Work

extension RequestID {
  /// The subject of commands about a request, its quotes and its photos: they are sent in their order.
  public var subject: String { "request/\(rawValue)" }

  /// The request of a subject; nil for another subject.
  public init?(subject: String) {
    guard subject.hasPrefix("request/") else { return nil }
    self.init(rawValue: String(subject.dropFirst("request/".count)))
  }
}

extension UnsentChange {
  /// A command about a request, with its state.
  init(_ entry: OutboxEntry) {
    self.init(
      id: entry.id, kind: Kind(rawValue: entry.kind) ?? .other, state: State(entry.state))
  }
}

extension UnsentChange.State {
  fileprivate init(_ state: OutboxEntry.State) {
    self =
      switch state {
      case .waiting: .waiting
      case .parked(.refused(let reason)): .refused(.init(reason: reason))
      case .parked(.conflict): .conflict
      case .overruled: .overruled
      case .unreadable: .unreadable
      }
  }
}

extension UnsentChange.Refusal {
  /// - Parameter reason: `APIError.refusalCode`.
  fileprivate init(reason: String) {
    self =
      switch reason {
      case "no-free-place": .noFreePlace
      case "request-not-open", "request-not-assigned", "request-not-done": .notOpen
      case "not-applied": .notApplied
      case "already-rated": .alreadyRated
      case "quote-not-open": .quoteNotOpen
      case "quote-expired": .quoteExpired
      case "unknown-request", "unknown-quote": .unknownRequest
      case Outbox.lost: .lost
      default: .other
      }
  }
}
