import Foundation
import PaymentsModel
import Sillar

struct CardBuilder {
  let actions: PaymentsActions
  let words: Localization
  let options: PaymentsOptions
  let now: () -> Date

  func build(
    _ payable: Payable, plans: [InstalmentPlan], coordinator: any CardCoordinator
  ) -> Screen {
    Screen(
      "payment-card", view: CardView(words: words),
      presenter: CardPresenter(
        payable: payable, plans: plans, coordinator: coordinator,
        registerCard: actions.registerCard, offersKeeping: options.keepsCards, now: now))
  }
}
