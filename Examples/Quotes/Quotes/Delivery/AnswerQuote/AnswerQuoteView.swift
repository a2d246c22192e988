import MoneyDelivery
import QuotesModel
import Sillar
import Work

struct AnswerQuoteView: View {
  let words: Localization

  func body(_ state: AnswerQuoteState) -> [Node<AnswerQuoteEvent>] {
    let isAccepting = state.answer == .accept
    Text(words.text(isAccepting ? QuotesString.acceptTitle : .declineTitle), .title)
    Text(
      words.text(
        isAccepting ? QuotesString.acceptAdvice : .declineAdvice,
        ["name": state.quote.professional.name, "amount": words.money(state.quote.total)]))
    if let failure = state.failure { FailureAlert(failure: failure, words: words) }
    if state.isWorking { Progress(words.text(QuotesString.answerWorking)) }
    Row {
      Button(words.text(QuotesString.answerCancel), send: .closed)
      Button(
        words.text(isAccepting ? QuotesString.acceptConfirm : .declineConfirm),
        isAccepting ? .primary : .destructive, send: .confirmed
      ).disabled(state.isWorking)
    }.id("choices")
  }
}
