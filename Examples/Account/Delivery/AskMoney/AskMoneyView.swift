import AccountModel
import Sillar

struct AskMoneyView: View {
  let words: Localization

  func body(_ state: AskMoneyState) -> [Node<AskMoneyEvent>] {
    Text(words.text(AccountString.askTitle), .title)
    let fields = MoneyFormFields<AskMoneyEvent>(
      form: state.form, question: .formSearchAsk, example: state.example, words: words,
      submit: .confirmed, send: { .form($0) })
    fields.person
    if state.form.person != nil {
      fields.amountAndNote
      if let failure = state.failure {
        FailureAlert(failure: failure, words: words, retry: .confirmed)
      }
      if state.isWorking { Progress(words.text(AccountString.askWorking)) }
      Button(words.text(AccountString.askConfirm), .primary, send: .confirmed)
        .disabled(state.isWorking)
    }
  }
}
