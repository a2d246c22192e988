import PaymentsModel
import Sillar

struct ConfirmationBuilder {
  let actions: PaymentsActions
  let words: Localization

  /// The screen, and its presenter for whoever must know whether something is being paid.
  func build(
    _ payable: Payable, choice: ChosenMethod, plans: [InstalmentPlan],
    coordinator: any ConfirmationCoordinator
  ) -> (screen: Screen, presenter: ConfirmationPresenter) {
    let presenter = ConfirmationPresenter(
      payable: payable, choice: choice, plans: plans, coordinator: coordinator,
      beginPayment: actions.beginPayment)
    let screen = Screen(
      "payment-confirmation", view: ConfirmationView(words: words), presenter: presenter)
    return (screen, presenter)
  }
}
