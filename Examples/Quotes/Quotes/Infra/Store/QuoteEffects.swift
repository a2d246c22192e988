import QuotesModel
import SillarData
import Work
import WorkInfra

/// What somebody has done about quotes that the service has not taken yet, and how each of it stands.
struct QuoteEffects: Sendable {
  private struct Line: Hashable {
    let subject: String
    let kind: String
  }

  /// In the order in which it was done.
  let all: [(effect: QuoteEffect, change: QuoteChange)]

  init(_ effects: [QuoteEffect], entries: [OutboxEntry]) {
    // Each effect is stored together with its command, so of one kind, and about one request, they are in one order.
    var left = Dictionary(
      grouping: entries.filter { $0.state != .overruled },
      by: { Line(subject: $0.subject, kind: $0.kind) }
    ).mapValues { $0.sorted { $0.id > $1.id } }
    all = effects.compactMap { effect in
      let line = Line(
        subject: RequestCommand.subject(effect.request), kind: effect.kind.commandKind)
      guard let entry = left[line]?.popLast() else { return nil }
      return (
        effect, QuoteChange(id: entry.id, kind: effect.kind, state: Self.state(entry.state))
      )
    }
  }

  /// What was done about a quote last, and what is shown of it then.
  func applied(to base: QuoteDTO?, _ id: String) -> (quote: QuoteDTO, unsent: QuoteChange?)? {
    let own = all.last { $0.effect.quote == id }
    let offered = all.last { $0.effect.quote == id && $0.effect.offer != nil }
    guard var quote = base ?? offered?.effect.offer else { return nil }
    var isThere = base != nil
    for (effect, change) in all where effect.request.rawValue == quote.request && change.holds {
      let isOwn = effect.quote == id
      switch effect.kind {
      case .offered where isOwn: isThere = true
      // A new one takes the place of an older one.
      case .offered:
        let isBySame = effect.offer?.professional.id == quote.professional.id
        if isThere, isBySame, quote.state == .offered { quote.state = .withdrawn }
      case .accepted:
        if quote.state == .offered { quote.state = isOwn ? .accepted : .declined }
      case .declined:
        if isOwn, quote.state == .offered { quote.state = .declined }
      }
    }
    return (quote, own?.change)
  }

  private static func state(_ state: OutboxEntry.State) -> QuoteChange.State {
    switch state {
    case .waiting, .overruled: .waiting
    case .parked(.refused(let reason)): .refused(refusal(reason))
    case .parked(.conflict): .refused(.notOpen)
    case .unreadable: .unreadable
    }
  }

  /// The reason in the model's words: `APIError.refusalCode`.
  private static func refusal(_ reason: String) -> QuoteChange.Refusal {
    switch reason {
    case "quote-expired": .expired
    case "quote-not-open": .notOpen
    case "request-not-open": .requestNotOpen
    case "not-applied": .notApplied
    case "unknown-quote", "unknown-request": .unknown
    default: .other
    }
  }
}

extension QuoteChange {
  /// What the service does not take is not so.
  fileprivate var holds: Bool {
    switch state {
    case .waiting, .unreadable: true
    case .refused: false
    }
  }
}

extension QuoteChange.Kind {
  /// Under which its commands are stored.
  var commandKind: String {
    switch self {
    case .offered: MakeOfferCommand.kind
    case .accepted: AcceptQuoteCommand.kind
    case .declined: DeclineQuoteCommand.kind
    }
  }
}
