import QuotesModel
import Sillar
import Work

struct QuoteView: View {
  let words: Localization

  func body(_ state: QuoteScreenState) -> [Node<QuoteEvent>] {
    if let quote = state.quote.value, let today = state.state {
      Text(title(quote, state), .title)
      if let staleness = state.quote.staleness {
        StalenessLine(staleness: staleness, words: words)
      }
      Row {
        Badge(words.text(today.text), today.badge)
        if quote.unsent?.state == .waiting {
          Badge(words.text(QuotesString.waitingMark), .warning)
        }
      }.id("state")
      if let change = quote.unsent {
        UnsentAlert(
          change: change, words: words, showUnsent: .unsentRequested, takeBack: .takenBack)
      }
      if let failure = state.failure { FailureAlert(failure: failure, words: words) }
      Text(explanation(quote, today, state))
      QuoteItems(items: quote.items, total: quote.total, words: words)
      Row { buttons(state) }.id("actions")
    } else {
      Text(words.text(QuotesString.quote), .title)
      if let failure = state.quote.failure {
        FailureState(failure: failure, words: words, retry: .retried)
      } else {
        Progress(words.text(QuotesString.quoteLoading))
      }
    }
  }

  @NodeBuilder<QuoteEvent> private func buttons(
    _ state: QuoteScreenState
  ) -> [Node<QuoteEvent>] {
    if state.canAnswer {
      Button(words.text(QuotesString.accept), .primary, send: .answerRequested(.accept))
      Button(words.text(QuotesString.decline), send: .answerRequested(.decline))
    }
    if state.canChange {
      Button(words.text(QuotesString.change), send: .changeRequested)
    }
    Button(words.text(QuotesString.showRequest), send: .requestSelected)
  }

  private func title(_ quote: Quote, _ state: QuoteScreenState) -> String {
    quote.professional.id == state.person.id
      ? words.text(QuotesString.quoteYours)
      : words.text(QuotesString.quoteFrom, ["name": quote.professional.name])
  }

  /// What its state means for who looks at it.
  private func explanation(
    _ quote: Quote, _ today: Quote.State, _ state: QuoteScreenState
  ) -> String {
    let isOwn = quote.professional.id == state.person.id
    let key: QuotesString =
      switch today {
      case .offered: isOwn ? .offeredYours : .offeredTheirs
      case .accepted: isOwn ? .acceptedYours : .acceptedTheirs
      case .declined: isOwn ? .declinedYours : .declinedTheirs
      case .withdrawn: isOwn ? .withdrawnYours : .withdrawnTheirs
      case .expired: isOwn ? .expiredYours : .expiredTheirs
      }
    return words.text(
      key, ["name": quote.professional.name, "date": words.date(quote.validUntil.noon)])
  }
}

extension Quote.State {
  fileprivate var text: QuotesString {
    switch self {
    case .offered: .stateOffered
    case .accepted: .stateAccepted
    case .declined: .stateDeclined
    case .withdrawn: .stateWithdrawn
    case .expired: .stateExpired
    }
  }

  fileprivate var badge: BadgeRole {
    switch self {
    case .offered: .neutral
    case .accepted: .positive
    case .declined, .withdrawn: .negative
    case .expired: .warning
    }
  }
}
