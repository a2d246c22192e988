import QuotesModel
import Sillar

struct AnswerQuoteBuilder {
  let actions: QuotesActions
  let words: Localization

  func build(
    _ answer: QuoteAnswer, to quote: Quote, coordinator: any AnswerQuoteCoordinator
  ) -> Screen {
    Screen(
      "answer-quote", view: AnswerQuoteView(words: words),
      presenter: AnswerQuotePresenter(
        answer: answer, quote: quote, actions: actions, coordinator: coordinator))
  }
}
