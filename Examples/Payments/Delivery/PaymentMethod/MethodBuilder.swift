import Foundation
import PaymentsModel
import Sillar

struct MethodBuilder {
  let actions: PaymentsActions
  let words: Localization
  let options: PaymentsOptions
  let clock: any Clock<Duration>
  let now: () -> Date

  func build(_ payable: Payable.ID, coordinator: any MethodCoordinator) -> Screen {
    Screen(
      "payment-method", path: PaymentsPath.pay(payable).text, view: MethodView(words: words),
      presenter: MethodPresenter(
        payable: payable, coordinator: coordinator, openPayable: actions.openPayable,
        options: options, schedule: .standard, clock: clock, now: now))
  }
}
