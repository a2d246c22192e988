import Observation
import PaymentsModel
import Sillar

protocol ConfirmationCoordinator: AnyObject {
  func paymentBegun(_ attempt: PaymentAttempt, isNew: Bool, of payable: Payable)
  func anotherMethodWanted()
}

/// The last look: what, to whom, how much, and how. Confirming writes the attempt down; nothing is sent from here.
@Observable final class ConfirmationPresenter: Presenter {
  private(set) var state: ConfirmationState
  private let coordinator: any ConfirmationCoordinator
  private let beginPayment: any BeginPayment

  init(
    payable: Payable, choice: ChosenMethod, plans: [InstalmentPlan],
    coordinator: any ConfirmationCoordinator, beginPayment: any BeginPayment
  ) {
    state = ConfirmationState(payable: payable, choice: choice, plans: plans)
    self.coordinator = coordinator
    self.beginPayment = beginPayment
  }

  func handle(_ event: ConfirmationEvent) async {
    // The second of two taps, and whatever else comes too late.
    guard !state.isPaying else { return }
    switch event {
    case .instalmentsChosen(let count): state.plan = state.plans.first { $0.count == count }
    case .confirmed: await pay()
    case .changedMethod: coordinator.anotherMethodWanted()
    }
  }

  /// Stays as it is when it worked: the next screen takes its place.
  private func pay() async {
    state.isPaying = true
    state.failure = nil
    do {
      let (attempt, isNew) = try await beginPayment.execute(
        state.payable.id, with: state.method)
      try Task.checkCancellation()
      coordinator.paymentBegun(attempt, isNew: isNew, of: state.payable)
    } catch {
      state.failure = Failure(error)
      state.isPaying = false
    }
  }
}
