import Observation
import QuotesModel
import Sillar

/// What a homeowner says to a quote.
enum QuoteAnswer: Sendable {
  case accept
  case decline
}

struct AnswerQuoteState: Equatable, Sendable {
  let answer: QuoteAnswer
  let quote: Quote
  var isWorking = false
  var failure: Failure?
}

enum AnswerQuoteEvent: Sendable {
  case confirmed
  case closed
}

protocol AnswerQuoteCoordinator: AnyObject {
  func answerClosed()
}

/// Asks before a quote is accepted or declined: it cannot be undone.
@Observable final class AnswerQuotePresenter: Presenter {
  private(set) var state: AnswerQuoteState
  @ObservationIgnored private let actions: QuotesActions
  private let coordinator: any AnswerQuoteCoordinator

  init(
    answer: QuoteAnswer, quote: Quote, actions: QuotesActions,
    coordinator: any AnswerQuoteCoordinator
  ) {
    state = AnswerQuoteState(answer: answer, quote: quote)
    self.actions = actions
    self.coordinator = coordinator
  }

  func handle(_ event: AnswerQuoteEvent) async {
    switch event {
    case .closed: coordinator.answerClosed()
    case .confirmed: await confirm()
    }
  }

  private func confirm() async {
    guard !state.isWorking else { return }
    state.isWorking = true
    state.failure = nil
    defer { state.isWorking = false }
    do {
      switch state.answer {
      case .accept: try await actions.acceptQuote.execute(state.quote)
      case .decline: try await actions.declineQuote.execute(state.quote)
      }
      try Task.checkCancellation()
      coordinator.answerClosed()
    } catch {
      state.failure = Failure(error)
    }
  }
}
