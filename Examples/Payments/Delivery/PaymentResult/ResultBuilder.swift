import Foundation
import PaymentsModel
import Sillar

struct ResultBuilder {
  let actions: PaymentsActions
  let words: Localization
  let clock: any Clock<Duration>
  let now: () -> Date

  /// The screen, and its presenter for whoever must know whether something is being paid. It has the address of what
  /// is paid: whoever comes back there finds the attempt, or the receipt.
  func build(
    _ attempt: PaymentAttempt, isNew: Bool, payable: Payable?, coordinator: any ResultCoordinator
  ) -> (screen: Screen, presenter: ResultPresenter) {
    let presenter = ResultPresenter(
      attempt: attempt, isNew: isNew, payable: payable, coordinator: coordinator,
      sendPayment: actions.sendPayment, checkPayment: actions.checkPayment, schedule: .standard,
      clock: clock, now: now)
    let screen = Screen(
      "payment-result", path: PaymentsPath.pay(attempt.payable).text,
      view: ResultView(words: words), presenter: presenter)
    return (screen, presenter)
  }
}
