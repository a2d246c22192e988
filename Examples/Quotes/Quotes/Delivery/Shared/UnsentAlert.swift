import QuotesModel
import Sillar

/// Says that something done here has not come to the service, and what may be done about it.
struct UnsentAlert<Event: Sendable>: ViewPart {
  let change: QuoteChange
  let words: Localization
  /// Shows the list of what has not been sent.
  let showUnsent: Event
  /// Takes back what the service does not take.
  let takeBack: Event

  var body: [Node<Event>] {
    switch change.state {
    case .waiting:
      Alert(words.text(QuotesString.waiting), words.text(waitingAdvice)) {
        Button(words.text(QuotesString.showUnsent), send: showUnsent)
      }.id("unsent")
    case .refused(let reason):
      Alert(words.text(refusedTitle), words.text(reason.text), .warning) {
        Button(words.text(QuotesString.takeBack), send: takeBack)
        Button(words.text(QuotesString.showUnsent), send: showUnsent)
      }.id("unsent")
    case .unreadable:
      Alert(words.text(QuotesString.unreadable), words.text(QuotesString.unreadableAdvice)).id(
        "unsent")
    }
  }

  private var waitingAdvice: QuotesString {
    switch change.kind {
    case .offered: .waitingOffered
    case .accepted: .waitingAccepted
    case .declined: .waitingDeclined
    }
  }

  private var refusedTitle: QuotesString {
    switch change.kind {
    case .offered: .refusedOffered
    case .accepted: .refusedAccepted
    case .declined: .refusedDeclined
    }
  }
}

extension QuoteChange.Refusal {
  fileprivate var text: QuotesString {
    switch self {
    case .expired: .refusalExpired
    case .notOpen: .refusalNotOpen
    case .requestNotOpen: .refusalRequestNotOpen
    case .notApplied: .refusalNotApplied
    case .unknown: .refusalUnknown
    case .other: .refusalOther
    }
  }
}
