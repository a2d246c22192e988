import MoneyDelivery
import PaymentsModel
import Sillar

struct MethodView: View {
  let words: Localization

  func body(_ state: MethodState) -> [Node<MethodEvent>] {
    Text(words.text(PaymentsString.methodTitle), .title)
    switch state.content {
    case .loading: Progress(words.text(PaymentsString.methodLoading))
    case .failed(let failure):
      FailureAlert(failure: failure, words: words, retry: .retried)
      Button(words.text(PaymentsString.goBack), send: .left)
    case .closed(let payable):
      PayableCard(payable: payable, total: payable.amount, words: words)
      EmptyState(
        words.text(PaymentsString.closedTitle), words.text(PaymentsString.closedAdvice)
      ) {
        Button(words.text(PaymentsString.goBack), .primary, send: .left)
      }
    case .open(let payable, let choices, let plans):
      PayableCard(payable: payable, total: payable.amount, words: words)
      List(choices, label: words.text(PaymentsString.methods)) { choice in row(choice, plans) }
      Button(words.text(PaymentsString.cancel), send: .left)
    }
  }

  private func row(_ choice: MethodState.Choice, _ plans: [InstalmentPlan]) -> Node<MethodEvent> {
    Row(send: .chosen(choice.id)) {
      Column {
        Text(title(of: choice.kind))
        Text(caption(of: choice.kind), .caption)
      }.style(.compact)
      badge(choice.kind, plans)
    }
    .style(.spread)
    .disabled(!choice.canBeChosen)
  }

  private func title(of kind: MethodState.Choice.Kind) -> String {
    switch kind {
    case .balance: words.text(PaymentsString.balance)
    case .card(let card, _): words.card(card.brand, lastFour: card.lastFour)
    case .newCard: words.text(PaymentsString.newCard)
    }
  }

  private func caption(of kind: MethodState.Choice.Kind) -> String {
    switch kind {
    case .balance(let balance):
      words.text(
        PaymentsString.balanceAvailable, ["amount": words.money(balance.available)])
    case .card(let card, _):
      words.text(PaymentsString.cardExpires, ["month": "\(card.expiry)"])
    case .newCard: words.text(PaymentsString.newCardCaption)
    }
  }

  @NodeBuilder<MethodEvent> private func badge(
    _ kind: MethodState.Choice.Kind, _ plans: [InstalmentPlan]
  ) -> [Node<MethodEvent>] {
    switch kind {
    case .balance(let balance):
      if !balance.isSufficient {
        Badge(words.text(PaymentsString.balanceTooLow), .warning)
      }
    case .card(_, hasExpired: true): Badge(words.text(PaymentsString.cardExpired), .warning)
    case .card, .newCard:
      if let most = plans.map(\.count).max() {
        Badge(words.text(PaymentsString.upToInstalments, count: most))
      }
    }
  }
}
