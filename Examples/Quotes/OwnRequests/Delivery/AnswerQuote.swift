import MoneyDelivery
import Observation
import OwnRequestsModel
import Sillar
import Work

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
