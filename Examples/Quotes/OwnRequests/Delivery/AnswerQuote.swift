import MoneyDelivery
import OwnRequestsModel
import Sillar
import Work

/// Two buttons for an offer that waits for the homeowner's answer, as a section of its screen.
struct AnswerSectionView: View {
  func body(_ quote: Quote?) -> [Node<QuoteAnswer>] {
    if quote != nil {
      Row {
        Button(Words.accept, .primary, send: .accept).openingScreen()
        Button(Words.decline, send: .decline).openingScreen()
      }
    }
  }
}

/// Asks before an offer is accepted or declined: neither can be undone.
struct AnswerQuoteView: View {
  func body(_ state: FormState<Quote, QuoteAnswer>) -> [Node<FormEvent<QuoteAnswer>>] {
    let accepts = state.form == .accept
    Text(accepts ? Words.acceptTitle : .declineTitle, .title)
    Loading(state.subject, showsAge: false, retry: .retried) { quote in
      let values: [String: any Localizable] = [
        "name": quote.professional.name, "amount": quote.total,
      ]
      Text((accepts ? Words.acceptAdvice : .declineAdvice).with(values))
    }
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.notNow, send: .left)
      Button(
        accepts ? Words.acceptIt : .declineIt, accepts ? .primary : .destructive,
        send: .confirmed
      ).disabled(state.sending.isBusy)
    }.id("choices")
  }
}
