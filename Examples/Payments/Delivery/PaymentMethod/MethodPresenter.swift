import Foundation
import Observation
import PaymentsModel
import Sillar

protocol MethodCoordinator: AnyObject {
  func methodChosen(_ choice: ChosenMethod, for payable: Payable, plans: [InstalmentPlan])
  func newCardWanted(for payable: Payable, plans: [InstalmentPlan])
  func attemptFound(_ attempt: PaymentAttempt)
  func paymentFound(_ payment: Payment)
  func paymentNotWanted()
}

/// Shows how something can be paid, or leads to what has become of it already.
@Observable final class MethodPresenter: Presenter {
  private(set) var state = MethodState()
  private let payable: Payable.ID
  private let coordinator: any MethodCoordinator
  private let openPayable: any OpenPayable
  private let options: PaymentsOptions
  private let schedule: CheckSchedule
  private let clock: any Clock<Duration>
  private let now: () -> Date

  init(
    payable: Payable.ID, coordinator: any MethodCoordinator, openPayable: any OpenPayable,
    options: PaymentsOptions, schedule: CheckSchedule, clock: any Clock<Duration>,
    now: @escaping () -> Date
  ) {
    self.payable = payable
    self.coordinator = coordinator
    self.openPayable = openPayable
    self.options = options
    self.schedule = schedule
    self.clock = clock
    self.now = now
  }

  /// Each time that it is to be seen: it may have been paid meanwhile, here or elsewhere.
  func runWhileVisible() async {
    await load()
    var failures = 0
    while state.failure?.canTryAgain == true {
      failures += 1
      guard (try? await clock.sleep(for: schedule.wait(before: failures))) != nil else { return }
      await load()
    }
  }

  func handle(_ event: MethodEvent) async {
    switch event {
    case .chosen(let id): choose(id)
    case .retried:
      state.content = .loading
      await load()
    case .left: coordinator.paymentNotWanted()
    }
  }

  private func choose(_ id: MethodState.Choice.ID) {
    guard case .open(let payable, let choices, let plans) = state.content,
      let choice = choices.first(where: { $0.id == id }), choice.canBeChosen
    else { return }
    switch choice.kind {
    case .balance(let balance):
      coordinator.methodChosen(.balance(balance), for: payable, plans: [])
    case .card(let card, _): coordinator.methodChosen(.card(card), for: payable, plans: plans)
    case .newCard: coordinator.newCardWanted(for: payable, plans: plans)
    }
  }

  /// What is shown already stays if it cannot be brought up to date: paying tells the truth anyway.
  private func load() async {
    do {
      let situation = try await openPayable.execute(payable)
      try Task.checkCancellation()
      switch situation {
      case .underWay(let attempt): coordinator.attemptFound(attempt)
      case .paid(let payment): coordinator.paymentFound(payment)
      case .closed(let payable): state.content = .closed(payable)
      case .open(let payable, let methods):
        state.content = .open(
          payable, choices(methods), plans: options.offersInstalments ? methods.plans : [])
      }
    } catch {
      guard let failure = Failure(error) else { return }
      if case .open = state.content, failure.canTryAgain { return }
      state.content = .failed(failure)
    }
  }

  private func choices(_ methods: PaymentMethods) -> [MethodState.Choice] {
    let today = now()
    let kept = options.keepsCards ? methods.cards : []
    let cards = kept.map { card in
      MethodState.Choice(
        id: .card(card.id), kind: .card(card, hasExpired: card.expiry.isPast(at: today)))
    }
    return [.init(id: .balance, kind: .balance(methods.balance))] + cards
      + [.init(id: .newCard, kind: .newCard)]
  }
}
