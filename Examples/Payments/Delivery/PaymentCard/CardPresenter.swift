import Foundation
import Observation
import PaymentsModel
import Sillar

protocol CardCoordinator: AnyObject {
  func cardRegistered(_ card: PaymentCard, for payable: Payable, plans: [InstalmentPlan])
}

/// Takes a new card. The number that is typed lives here alone, until the backend has it: then the form is emptied.
@Observable final class CardPresenter: Presenter {
  private(set) var state: CardState
  private let payable: Payable
  private let plans: [InstalmentPlan]
  private let coordinator: any CardCoordinator
  private let registerCard: any RegisterCard
  private let now: () -> Date
  /// The same for what was typed once, however often it is sent.
  @ObservationIgnored private var key = IdempotencyKey()

  init(
    payable: Payable, plans: [InstalmentPlan], coordinator: any CardCoordinator,
    registerCard: any RegisterCard, offersKeeping: Bool, now: @escaping () -> Date
  ) {
    self.payable = payable
    self.plans = plans
    self.coordinator = coordinator
    self.registerCard = registerCard
    self.now = now
    state = CardState(offersKeeping: offersKeeping)
  }

  func handle(_ event: CardEvent) async {
    guard !state.isRegistering else { return }
    switch event {
    case .numberChanged(let number): change(.number) { $0.number = number }
    case .expiryChanged(let expiry): change(.expiry) { $0.expiry = expiry }
    case .securityCodeChanged(let code): change(.securityCode) { $0.securityCode = code }
    case .holderChanged(let holder): change(.holder) { $0.holder = holder }
    case .keepsChanged(let keeps): change(nil) { $0.keeps = keeps && state.offersKeeping }
    case .submitted: await submit()
    }
  }

  /// What was wrong with a field is no longer said while it is being mended.
  private func change(_ field: CardField?, _ make: (inout CardForm) -> Void) {
    // On a copy: what makes the change may read the state.
    var form = state.form
    make(&form)
    guard form != state.form else { return }
    state.form = form
    key = IdempotencyKey()
    if let field { state.problems[field] = nil }
  }

  private func submit() async {
    state.failure = nil
    switch state.form.check(at: now()) {
    case .wrong(let problems): state.problems = problems
    case .good(let card):
      state.problems = [:]
      await register(card)
    }
  }

  private func register(_ newCard: NewCard) async {
    state.isRegistering = true
    defer { state.isRegistering = false }
    do {
      let card = try await registerCard.execute(newCard, key: key)
      state.form = CardForm()
      try Task.checkCancellation()
      coordinator.cardRegistered(card, for: payable, plans: plans)
    } catch {
      state.failure = Failure(error)
    }
  }
}
