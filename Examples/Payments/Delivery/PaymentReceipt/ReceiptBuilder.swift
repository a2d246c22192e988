import PaymentsModel
import Sillar

struct ReceiptBuilder {
  let actions: PaymentsActions
  let words: Localization
  let clock: any Clock<Duration>

  /// The receipt of a payment that has yet to be asked for.
  func build(_ payment: Payment.ID, coordinator: any ReceiptCoordinator) -> Screen {
    build(payment, known: nil, coordinator)
  }

  /// The receipt of a payment that is there.
  func build(_ payment: Payment, coordinator: any ReceiptCoordinator) -> Screen {
    build(payment.id, known: payment, coordinator)
  }

  private func build(
    _ payment: Payment.ID, known: Payment?, _ coordinator: any ReceiptCoordinator
  ) -> Screen {
    Screen(
      "payment-receipt", path: PaymentsPath.receipt(payment).text, view: ReceiptView(words: words),
      presenter: ReceiptPresenter(
        payment: payment, known: known, coordinator: coordinator, getReceipt: actions.getReceipt,
        schedule: .standard, clock: clock))
  }
}
