import Foundation
import Observation
import OwnRequestsModel
import Sillar
import Work

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
