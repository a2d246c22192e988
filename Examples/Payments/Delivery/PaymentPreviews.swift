import Foundation
import Money
import PaymentsModel
import Sillar
import SillarModel

/// What to look at while the screens of a payment are written.
enum PaymentPreviews {
  static func all(_ slots: PaymentsSlots) -> [Preview] {
    let (receipt, result) = (ReceiptView(slots: slots, hasSection: false), ResultView(slots: slots))
    return [
      Preview("Receipt, loading", receipt, Loaded()),
      Preview("Receipt, paid", receipt, Loaded(payment(.succeeded))),
      Preview("Receipt, refunded", receipt, Loaded(payment(.refunded))),
      Preview("Receipt, not found", receipt, Loaded(nil, problem: .notFound)),
      Preview("Payment, sent", result, ResultState(payable: payable, settlement: nil)),
      Preview(
        "Payment, checked for long", result,
        ResultState(payable: payable, settlement: .unclear, isLong: true)),
      Preview(
        "Payment, declined", result,
        ResultState(payable: payable, settlement: .declined(.insufficientFunds))),
      Preview(
        "Payment, made", result,
        ResultState(payable: payable, settlement: .paid(payment(.succeeded)))),
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
