import AccountModel
import MoneyDelivery
import Sillar

struct SendMoneyView: View {
  let words: Localization

  func body(_ state: SendMoneyState) -> [Node<SendMoneyEvent>] {
    Text(words.text(AccountString.sendTitle), .title)
    if let unfinished = state.unfinished {
      self.unfinished(unfinished, state)
    } else {
      form(state)
    }
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .retried)
    }
    switch state.work {
    case nil: [Node<SendMoneyEvent>]()
    case .making: Progress(words.text(AccountString.sendWorking))
    case .discarding: Progress(words.text(AccountString.sendDiscarding))
    }
  }

  @NodeBuilder<SendMoneyEvent> private func form(
    _ state: SendMoneyState
  ) -> [Node<SendMoneyEvent>] {
    let fields = MoneyFormFields<SendMoneyEvent>(
      form: state.form, question: .formSearch, example: state.example, words: words,
      submit: .continued, send: { .form($0) })
    fields.person
    if state.form.person != nil {
      fields.amountAndNote
      if let balance = state.balance {
        Text(
          words.text(
            state.isMoreThanBalance ? AccountString.sendMoreThanBalance : .sendBalance,
            ["amount": words.money(balance)]), .caption)
      }
      Button(words.text(AccountString.sendContinue), .primary, send: .continued)
        .disabled(state.work != nil)
    }
  }

  private func unfinished(
    _ unfinished: UnfinishedTransfer, _ state: SendMoneyState
  ) -> Node<SendMoneyEvent> {
    let content = unfinished.content
    return Card {
      Text(words.text(AccountString.sendUnfinished), .heading)
      Row {
        Avatar(name: content.to.name)
        PersonLine(person: content.to, words: words)
      }
      Text(words.money(content.amount)).style(.amount)
      if !content.note.text.isEmpty { Text(content.note.text) }
      Text(words.text(AccountString.sendUnfinishedAdvice), .caption)
      Row {
        Button(words.text(AccountString.sendGoOn), .primary, send: .unfinishedContinued)
        Button(words.text(AccountString.sendDiscard), send: .unfinishedDiscarded)
      }.disabled(state.work != nil)
    }.id("unfinished")
  }
}
