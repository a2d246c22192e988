import Money
import MoneyDelivery
import Observation
import PaymentsModel
import Sillar

struct ConfirmationState: Equatable, Sendable {
  let payable: Payable
  let choice: ChosenMethod
  let plans: [InstalmentPlan]
  /// Nil to pay the whole amount at once.
  var plan: InstalmentPlan?
  var sending = Sending()

  /// The amount to pay, with interest.
  var total: Money { plan?.total ?? payable.amount }
}

enum ConfirmationEvent: Sendable {
  /// Nil means paying the whole amount at once.
  case planChosen(InstalmentPlan?)
  case confirmed
  case changedMethod
}

/// The payable, the amount and the method, to confirm. Confirming stores the attempt; the next screen sends it.
@Observable final class ConfirmationPresenter: Presenter {
  private var chosen: ConfirmationState
  private let sending = Submission()
  private let flow: PaymentFlow

  var isUnderWay: Bool { sending.state.isBusy }

  var state: ConfirmationState {
    var state = chosen
    state.sending = sending.state
    return state
  }

  init(
    _ payable: Payable, _ choice: ChosenMethod, _ plans: [InstalmentPlan], _ flow: PaymentFlow
  ) {
    chosen = ConfirmationState(payable: payable, choice: choice, plans: choice.plans(of: plans))
    self.flow = flow
  }

  func handle(_ event: ConfirmationEvent) async {
    guard !isUnderWay else { return }
    switch event {
    case .planChosen(let plan): chosen.plan = plan
    case .changedMethod: flow.changeMethod()
    case .confirmed:
      let begun = await sending.run {
        try await flow.actions.attempts.begin(
          chosen.payable.id, with: chosen.choice.method(in: chosen.plan))
      }
      if let begun { flow.settle(begun.attempt, isNew: begun.isNew, payable: chosen.payable) }
    }
  }
}

struct ConfirmationView: View {
  let slots: PaymentsSlots

  func body(_ state: ConfirmationState) -> [Node<ConfirmationEvent>] {
    Text(Words.confirmationTitle, .title).style(.payment)
    PayableCard(payable: state.payable, slots: slots, total: state.total)
    Section(Words.confirmationHow) {
      MethodLines(method: state.choice, slots: slots) { balance in
        let left = try? balance.available.subtracting(state.total)
        return left.map { Words.confirmationBalanceAfter.with(["amount": $0]) }
      }
    }
    if !state.plans.isEmpty {
      Section(Words.instalmentsTitle) {
        Column {
          for plan in [nil] + state.plans.map(Optional.some) { row(plan, state) }
        }.disabled(state.sending.isBusy)
      }
    }
    if let plan = state.plan { PlanFacts(plan: plan, amount: state.payable.amount) }
    // Only storing the attempt can fail here.
    if state.sending.problem != nil { Alert(Words.notStored, Words.notStoredAdvice, .error) }
    Button(payTitle(state), .primary, send: .confirmed).disabled(state.sending.isBusy)
    Button(Words.changeMethod, send: .changedMethod).disabled(state.sending.isBusy)
  }

  /// - Parameter plan: Nil to pay the whole amount at once.
  private func row(_ plan: InstalmentPlan?, _ state: ConfirmationState) -> Node<ConfirmationEvent> {
    Card(send: .planChosen(plan)) {
      Row {
        Column {
          if let plan {
            let rate = plan.yearlyRate.text
            Text(plan.parts)
            Text(Words.planCaption.with(["rate": rate, "total": plan.total]), .caption)
          } else {
            Text(Words.allAtOnce)
            Text(Words.allAtOnceCaption.with(["amount": state.payable.amount]), .caption)
          }
        }.style(.compact)
        if state.plan == plan { Badge(Words.chosen, .positive) }
      }.style(.spread)
    }.id(plan?.count ?? 1)
  }

  private func payTitle(_ state: ConfirmationState) -> LocalizedText {
    if case .own(let name) = state.choice, let method = slots.method(name) { return method.confirm }
    return state.plan.map { Words.payInInstalments.with(count: $0.count, ["amount": state.total]) }
      ?? Words.payNow.with(["amount": state.total])
  }
}
