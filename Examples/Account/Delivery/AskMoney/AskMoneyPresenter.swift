import AccountModel
import Observation
import Sillar

struct AskMoneyState: Equatable, Sendable {
  let form: MoneyForm
  /// An amount as it would be typed.
  let example: String
  let isWorking: Bool
  let failure: Failure?
}

enum AskMoneyEvent: Sendable {
  case form(MoneyFormEvent)
  case confirmed
}

protocol AskMoneyCoordinator: AnyObject {
  func asked(_ request: PaymentRequest)
}

/// Asks somebody for money.
@Observable final class AskMoneyPresenter: Presenter {
  private let form: MoneyFormModel
  @ObservationIgnored private let askForMoney: any AskForMoney
  private let coordinator: any AskMoneyCoordinator
  private var isWorking = false
  private var failure: Failure?

  var state: AskMoneyState {
    AskMoneyState(
      form: form.form, example: form.example, isWorking: isWorking, failure: failure)
  }

  init(
    form: MoneyFormModel, askForMoney: any AskForMoney, coordinator: any AskMoneyCoordinator
  ) {
    self.form = form
    self.askForMoney = askForMoney
    self.coordinator = coordinator
  }

  func run() async { await form.run() }

  func handle(_ event: AskMoneyEvent) async {
    switch event {
    case .form(let event): await form.handle(event)
    case .confirmed: await ask()
    }
  }

  private func ask() async {
    guard !isWorking, let wanted = form.check() else { return }
    isWorking = true
    failure = nil
    defer { isWorking = false }
    do {
      let request = try await askForMoney.execute(
        NewRequest(of: wanted.to, amount: wanted.amount, note: wanted.note))
      try Task.checkCancellation()
      coordinator.asked(request)
    } catch {
      failure = Failure(error)
    }
  }
}
