import SillarData
import Work

/// What of somebody's commands is about which request, and how it stands.
struct UnsentChanges {
  private let changes: [String: [UnsentChange]]

  init(_ entries: [OutboxEntry]) {
    changes = Dictionary(grouping: entries, by: \.subject).mapValues { entries in
      entries.map { entry in
        UnsentChange(id: entry.id, kind: Self.kind(entry.kind), state: Self.state(entry.state))
      }
    }
  }

  subscript(request: RequestID) -> [UnsentChange] { changes[RequestCommand.subject(request)] ?? [] }

  private static func kind(_ name: String) -> UnsentChange.Kind {
    switch RequestCommand(rawValue: name) {
    case .create: .created
    case .change: .changed
    case .cancel: .cancelled
    case .finish: .done
    case .rate: .rated
    case .addPhoto: .photoAdded
    case .apply: .applied
    case .offer: .offered
    case .accept: .accepted
    case .decline: .declined
    // A photo on its way, which is another module's.
    case nil: name == "photos-upload" ? .uploaded : .other
    }
  }

  private static func state(_ state: OutboxEntry.State) -> UnsentChange.State {
    switch state {
    case .waiting: .waiting
    case .parked(.refused(let reason)): .refused(refusal(reason))
    case .parked(.conflict): .conflict
    case .overruled: .overruled
    case .unreadable: .unreadable
    }
  }

  /// The reason in the model's words: `APIError.refusalCode`.
  private static func refusal(_ reason: String) -> UnsentChange.Refusal {
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
