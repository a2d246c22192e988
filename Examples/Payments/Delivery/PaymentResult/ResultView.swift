import Money
import MoneyDelivery
import PaymentsModel
import Sillar

struct ResultView: View {
  let words: Localization

  func body(_ state: ResultState) -> [Node<ResultEvent>] {
    switch state.phase {
    case .sending: sending(state)
    case .checking: checking(state)
    case .paid(let payment): paid(payment)
    case .declined(let payment): declined(payment, state)
    case .refused(let failure, let canChooseAnotherWay):
      Text(words.text(failure.title), .title)
      payable(state)
      Alert(words.text(failure.advice), "", .error)
      waysOut(canChooseAnotherWay)
    }
  }

  @NodeBuilder<ResultEvent> private func payable(_ state: ResultState) -> [Node<ResultEvent>] {
    if let payable = state.payable {
      PayableCard(payable: payable, total: payable.amount, words: words)
    }
  }

  @NodeBuilder<ResultEvent> private func sending(_ state: ResultState) -> [Node<ResultEvent>] {
    Text(words.text(PaymentsString.sendingTitle), .title)
    payable(state)
    Progress(words.text(PaymentsString.sendingProgress))
    Text(words.text(PaymentsString.sendingAdvice), .caption)
  }

  @NodeBuilder<ResultEvent> private func checking(_ state: ResultState) -> [Node<ResultEvent>] {
    Text(words.text(PaymentsString.checkingTitle), .title)
    payable(state)
    if state.isLong {
      Alert(
        words.text(PaymentsString.checkingLongTitle),
        words.text(PaymentsString.checkingLongAdvice), .warning)
    } else {
      Alert(words.text(PaymentsString.checkingAdvice), "", .information)
    }
    Button(words.text(PaymentsString.checkNow), .primary, send: .checkedNow)
      .disabled(state.isAsking)
    if state.isLong { Button(words.text(PaymentsString.leaveForNow), send: .left) }
  }

  @NodeBuilder<ResultEvent> private func paid(_ payment: Payment) -> [Node<ResultEvent>] {
    Text(words.text(PaymentsString.paidTitle), .title)
    Alert(
      words.text(
        PaymentsString.paidAdvice,
        ["amount": words.money(payment.total), "payee": payment.payee]), "", .success)
    Button(words.text(PaymentsString.seeReceipt), .primary, send: .receiptRequested)
  }

  @NodeBuilder<ResultEvent> private func declined(
    _ payment: Payment, _ state: ResultState
  ) -> [Node<ResultEvent>] {
    Text(words.text(PaymentsString.declinedTitle), .title)
    payable(state)
    Alert(words.text(reason(payment)), "", .error)
    waysOut(true)
  }

  @NodeBuilder<ResultEvent> private func waysOut(
    _ canChooseAnotherWay: Bool
  ) -> [Node<ResultEvent>] {
    if canChooseAnotherWay {
      Button(words.text(PaymentsString.anotherWay), .primary, send: .anotherWayWanted)
      Button(words.text(PaymentsString.cancel), send: .left)
    } else {
      Button(words.text(PaymentsString.goBack), .primary, send: .left)
    }
  }

  private func reason(_ payment: Payment) -> PaymentsString {
    switch payment.state {
    case .declined(.insufficientFunds): .declinedFunds
    case .declined(.cardDeclined): .declinedCard
    case .declined(.other), .succeeded, .refunded: .declinedOther
    }
  }
}
