import Money
import MoneyDelivery
import Observation
public import PaymentsModel
public import Sillar

/// A payment that awaits its confirmation.
public struct Confirmable: Equatable, Sendable {
  public let payable: Payable
  public let choice: ChosenMethod
  /// The plans that are possible with the method.
  public let plans: [InstalmentPlan]

  init(_ payable: Payable, _ choice: ChosenMethod, _ plans: [InstalmentPlan]) {
    self.payable = payable
    self.choice = choice
    self.plans = choice.plans(of: plans)
  }
}

public struct ConfirmationState: Equatable, Sendable {
  public let item: Loaded<Confirmable>
  /// Nil to pay the whole amount at once.
  public let plan: InstalmentPlan?
  /// The storing of the attempt, after which the next screen sends it.
  public let sending: Sending
}

public enum ConfirmationEvent: Equatable, Sendable {
  /// Nil means paying the whole amount at once.
  case planChosen(InstalmentPlan?)
  case confirmed
  case changedMethod, retried
}

/// The payable, the amount and the method, to confirm. Confirming stores the attempt; the next screen sends it.
@Observable final class ConfirmationPresenter: Presenter {
  private let item: Loader<Confirmable>
  private let recalled: ConfirmationMemory?
  /// The number of instalments; nil to pay the whole amount at once.
  private var instalments: Int?
  private let sending = Submission()
  private let flow: PaymentFlow

  var isUnderWay: Bool { sending.state.isBusy }

  private var plan: InstalmentPlan? { item.state.value?.plans.first { $0.count == instalments } }

  var state: ConfirmationState {
    ConfirmationState(item: item.state, plan: plan, sending: sending.state)
  }

  var memory: ConfirmationMemory? {
    item.state.value.map { ConfirmationMemory($0.choice, plan) } ?? recalled
  }

  /// - Parameter recalled: The memory of a window that is brought back; nil for a choice that has just been made.
  init(_ item: Loader<Confirmable>, _ recalled: ConfirmationMemory?, _ flow: PaymentFlow) {
    self.item = item
    self.recalled = recalled
    self.flow = flow
    instalments = recalled?.instalments
  }

  func run() async { if item.state.value == nil { await item.run() } }

  func handle(_ event: ConfirmationEvent) async {
    guard !isUnderWay else { return }
    switch event {
    case .planChosen(let plan): instalments = plan?.count
    case .changedMethod: flow.changeMethod()
    case .retried: await item.retry()
    case .confirmed:
      guard let item = item.state.value else { return }
      let begun = await sending.run {
        try await flow.actions.attempts.begin(item.payable.id, with: item.choice.method(in: plan))
      }
      if let begun { flow.settle(begun.attempt, isNew: begun.isNew, payable: item.payable) }
    }
  }
}

struct ConfirmationView: View {
  let slots: PaymentsSlots

  func body(_ state: ConfirmationState) -> [Node<ConfirmationEvent>] {
    Text(Words.confirmationTitle, .title).style(.payment)
    Loading(state.item, showsAge: false, retry: .retried) { content($0, state) }
  }

  @NodeBuilder<ConfirmationEvent> private func content(
    _ item: Confirmable, _ state: ConfirmationState
  ) -> [Node<ConfirmationEvent>] {
    let total = state.plan?.total ?? item.payable.amount
    PayableCard(payable: item.payable, slots: slots, total: total)
    Section(Words.confirmationHow) {
      MethodLines(method: item.choice, slots: slots) { balance in
        let left = try? balance.available.subtracting(total)
        return left.map { Words.confirmationBalanceAfter.with(["amount": $0]) }
      }
    }
    if !item.plans.isEmpty {
      Section(Words.instalmentsTitle) {
        Column {
          for plan in [nil] + item.plans.map(Optional.some) { row(plan, item, state) }
        }.disabled(state.sending.isBusy)
      }
    }
    if let plan = state.plan { PlanFacts(plan: plan, amount: item.payable.amount) }
    // Only storing the attempt can fail here.
    if state.sending.problem != nil { Alert(Words.notStored, Words.notStoredAdvice, .error) }
    Button(payTitle(item, state.plan, total), .primary, send: .confirmed)
      .disabled(state.sending.isBusy)
    Button(Words.changeMethod, send: .changedMethod).openingScreen()
      .disabled(state.sending.isBusy)
  }

  /// - Parameter plan: Nil to pay the whole amount at once.
  private func row(
    _ plan: InstalmentPlan?, _ item: Confirmable, _ state: ConfirmationState
  ) -> Node<ConfirmationEvent> {
    Card(send: .planChosen(plan)) {
      Row {
        Column {
          if let plan {
            let rate = plan.yearlyRate.text
            Text(plan.parts)
            Text(Words.planCaption.with(["rate": rate, "total": plan.total]), .caption)
          } else {
            Text(Words.allAtOnce)
            Text(Words.allAtOnceCaption.with(["amount": item.payable.amount]), .caption)
          }
        }.style(.compact)
        if state.plan == plan { Badge(Words.chosen, .positive) }
      }.style(.spread)
    }.id(plan?.count ?? 1)
  }

  private func payTitle(
    _ item: Confirmable, _ plan: InstalmentPlan?, _ total: Money
  ) -> LocalizedText {
    if case .own(let name) = item.choice, let method = slots.method(name) { return method.confirm }
    return plan.map { Words.payInInstalments.with(count: $0.count, ["amount": total]) }
      ?? Words.payNow.with(["amount": total])
  }
}
