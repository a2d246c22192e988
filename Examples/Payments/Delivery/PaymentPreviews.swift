import Foundation
import Money
import PaymentsModel
import Sillar
import SillarModel

/// What to look at while the screens of a payment are written.
enum PaymentPreviews {
  static func all(_ slots: PaymentsSlots) -> KeyValuePairs<String, @Sendable () -> Screen> {
    let (receipt, result) = (ReceiptView(slots: slots, hasSection: false), ResultView(slots: slots))
    return [
      "Receipt, loading": { Screen(preview: receipt, Loaded()) },
      "Receipt, paid": { Screen(preview: receipt, Loaded(payment(.succeeded))) },
      "Receipt, refunded": { Screen(preview: receipt, Loaded(payment(.refunded))) },
      "Receipt, not found": { Screen(preview: receipt, Loaded(nil, problem: .notFound)) },
      "Payment, sent": { Screen(preview: result, ResultState(payable: payable, settlement: nil)) },
      "Payment, checked for long": {
        Screen(
          preview: result,
          ResultState(payable: payable, settlement: .unclear, isLong: true))
      },
      "Payment, declined": {
        Screen(
          preview: result,
          ResultState(payable: payable, settlement: .declined(.insufficientFunds)))
      },
      "Payment, made": {
        Screen(
          preview: result,
          ResultState(payable: payable, settlement: .paid(payment(.succeeded))))
      },
    ]
  }

  private static let amount = Money(minorUnits: 129_90, .eur)

  private static var payable: Payable {
    Payable(
      id: "ord_7Q2K", kind: "order", title: "Order 7Q2K", detail: "2 items", payee: "Corner Shop",
      amount: amount, reference: "7Q2K")
  }

  private static func payment(_ state: Payment.State) -> Payment {
    Payment(
      id: "pay_7Q2K", payable: payable.id, kind: payable.kind, state: state, amount: amount,
      method: .card(.visa, lastFour: "4242", nil),
      date: Date(timeIntervalSince1970: 1_780_000_000), payee: payable.payee, title: payable.title,
      reference: payable.reference)
  }
}
