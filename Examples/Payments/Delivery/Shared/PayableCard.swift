import Money
import MoneyDelivery
import PaymentsModel
import Sillar

/// What is paid, to whom, and how much, with the amount the largest thing on the screen.
struct PayableCard<Event: Sendable>: Element {
  let payable: Payable
  /// With interest, where there is some.
  let total: Money
  let words: Localization

  var node: Node<Event> {
    Card {
      Text(words.text(PaymentsString.payee, ["payee": payable.payee]), .caption)
      Text(words.money(total), .heading).style(.prominent)
      Text(words.title(of: payable.kind, reference: payable.reference))
      // An order's is not in the window's language; a note is as its writer wrote it.
      if payable.kind != .order, !payable.detail.isEmpty { Text(payable.detail, .caption) }
    }.style(.centered)
  }
}
