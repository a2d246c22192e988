import Money
import MoneyDelivery
import PaymentsModel
import Sillar

struct ConfirmationView: View {
  let words: Localization

  func body(_ state: ConfirmationState) -> [Node<ConfirmationEvent>] {
    Text(words.text(PaymentsString.confirmationTitle), .title)
    PayableCard(payable: state.payable, total: state.total, words: words)
    Section(words.text(PaymentsString.confirmationHow)) { method(state) }
    if !state.plans.isEmpty {
      Section(words.text(PaymentsString.instalmentsTitle)) {
        Column {
          allAtOnce(state)
          for plan in state.plans { row(plan, state) }
        }.disabled(state.isPaying)
      }
    }
    if let plan = state.plan {
      Card { PlanFacts(plan: plan, amount: state.payable.amount, words: words) }
    }
    if let failure = state.failure { FailureAlert(failure: failure, words: words) }
    Button(payTitle(state), .primary, send: .confirmed).disabled(state.isPaying)
    Button(words.text(PaymentsString.changeMethod), send: .changedMethod)
      .disabled(state.isPaying)
  }

  @NodeBuilder<ConfirmationEvent> private func method(
    _ state: ConfirmationState
  ) -> [Node<ConfirmationEvent>] {
    switch state.choice {
    case .balance(let balance):
      Text(words.text(PaymentsString.balance))
      if let left = try? balance.available.subtracting(state.total) {
        Text(
          words.text(PaymentsString.confirmationBalanceAfter, ["amount": words.money(left)]),
          .caption)
      }
    case .card(let card):
      Text(words.card(card.brand, lastFour: card.lastFour))
      Text(words.text(PaymentsString.cardExpires, ["month": "\(card.expiry)"]), .caption)
    }
  }

  private func allAtOnce(_ state: ConfirmationState) -> Node<ConfirmationEvent> {
    row(
      1, words.text(PaymentsString.allAtOnce),
      words.text(
        PaymentsString.allAtOnceCaption, ["amount": words.money(state.payable.amount)]),
      isChosen: state.plan == nil)
  }

  private func row(
    _ plan: InstalmentPlan, _ state: ConfirmationState
  ) -> Node<ConfirmationEvent> {
    row(
      plan.count, words.instalments(of: plan),
      words.text(
        PaymentsString.planCaption,
        ["rate": words.yearlyRate(plan.yearlyRate), "total": words.money(plan.total)]),
      isChosen: state.plan == plan)
  }

  private func row(
    _ count: Int, _ title: String, _ caption: String, isChosen: Bool
  ) -> Node<ConfirmationEvent> {
    Card(send: .instalmentsChosen(count)) {
      Row {
        Column {
          Text(title)
          Text(caption, .caption)
        }.style(.compact)
        if isChosen { Badge(words.text(PaymentsString.chosen), .positive) }
      }.style(.spread)
    }.id(count)
  }

  private func payTitle(_ state: ConfirmationState) -> String {
    let amount = ["amount": words.money(state.total)]
    return state.plan.map {
      words.text(PaymentsString.payInInstalments, count: $0.count, amount)
    } ?? words.text(PaymentsString.payNow, amount)
  }
}
