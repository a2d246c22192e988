import Foundation
import MoneyDelivery
import Observation
import OwnRequestsModel
import Sillar
import Work

// MARK: In the offer

/// Shows two buttons for an offer that waits for the homeowner's answer.
@Observable final class AnswerSectionPresenter: Presenter {
  private let quote: Driver<Quote?>
  private let now: () -> Date
  private let coordinator: OwnRequestsCoordinator

  /// The offer that can be answered; nil when there is none.
  var state: Quote? {
    guard let quote = quote.value, quote.unsent == nil,
      quote.state(on: Day(of: now())) == .offered
    else { return nil }
    return quote
  }

  init(
    _ quote: Driver<Quote?>, now: @escaping () -> Date, coordinator: OwnRequestsCoordinator
  ) {
    self.quote = quote
    self.now = now
    self.coordinator = coordinator
  }

  func handle(_ answer: QuoteAnswer) async {
    if let quote = state { coordinator.answer(quote, answer) }
  }
}

struct AnswerSectionView: View {
  func body(_ quote: Quote?) -> [Node<QuoteAnswer>] {
    if quote != nil {
      Row {
        Button(Words.accept, .primary, send: .accept)
        Button(Words.decline, send: .decline)
      }
    }
  }
}

// MARK: The question

struct AnswerQuoteState: Equatable, Sendable {
  let answer: QuoteAnswer
  let quote: Quote
  let sending: Sending
}

enum AnswerQuoteEvent: Sendable { case confirmed, closed }

/// Asks before an offer is accepted or declined: neither can be undone.
@Observable final class AnswerQuotePresenter: Presenter {
  private let answer: QuoteAnswer
  private let quote: Quote
  private let answerQuote: AnswerQuote
  private let sending = Submission()
  private let track: (TrackingEvent) -> Void
  private let close: () -> Void

  var state: AnswerQuoteState {
    AnswerQuoteState(answer: answer, quote: quote, sending: sending.state)
  }

  init(
    _ answer: QuoteAnswer, _ quote: Quote, _ answerQuote: AnswerQuote,
    track: @escaping (TrackingEvent) -> Void, close: @escaping () -> Void
  ) {
    self.answer = answer
    self.quote = quote
    self.answerQuote = answerQuote
    self.track = track
    self.close = close
  }

  func handle(_ event: AnswerQuoteEvent) async {
    guard event == .confirmed else { return close() }
    let isDone: Void? = await sending.run { try await answerQuote.execute(answer, to: quote) }
    guard isDone != nil else { return }
    switch answer {
    case .accept: track(TrackingEvent("quote-accepted", screen: "answer-quote"))
    case .decline: track(TrackingEvent("quote-declined", screen: "answer-quote"))
    }
    close()
  }
}

struct AnswerQuoteView: View {
  func body(_ state: AnswerQuoteState) -> [Node<AnswerQuoteEvent>] {
    let accepts = state.answer == .accept
    Text(accepts ? Words.acceptTitle : .declineTitle, .title)
    Text(
      (accepts ? Words.acceptAdvice : .declineAdvice).with([
        "name": state.quote.professional.name, "amount": state.quote.total,
      ]))
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.notNow, send: .closed)
      Button(
        accepts ? Words.acceptIt : .declineIt, accepts ? .primary : .destructive,
        send: .confirmed
      ).disabled(state.sending.isBusy)
    }.id("choices")
  }
}
