@testable import BrowserSupport

/// The steps through the payment screens.
struct Paying {
  /// The titles of buttons, and of the screen after a payment.
  let pay, balance, newCard, card, paid: String
  private let title, proceed, again: String
  private let fields: [(label: String, text: String)]

  init(_ words: AppWords) throws {
    pay = try words("Payments.payNow") + " €"
    balance = try words("Payments.balance")
    newCard = try words("Payments.newCard")
    card = "Visa"
    paid = try words("Payments.paidTitle")
    title = try words("Payments.methodTitle")
    proceed = try words("Payments.cardContinue")
    again = try words("Sillar.try-again")
    fields = [
      (try words("Payments.cardNumber"), "4242424242424242"),
      (try words("Payments.cardExpiry"), "12/39"), (try words("Payments.cardCode"), "917"),
      (try words("Payments.cardHolder"), "Ada Vega"),
    ]
  }

  /// - Returns: The next step on a payment screen; nil on other screens.
  func next(_ look: Persistent.Look, with method: String) -> Persistent.Move? {
    if look.has(pay) { return .press(pay) }
    if look.text.contains(title) {
      if look.has(method) { return .press(method) }
      return look.has(newCard) && method == card ? .press(newCard) : .wait
    }
    if look.fields.contains(fields[0].label) { return .press(proceed, entering: fields) }
    return look.has(again) ? .press(again) : nil
  }
}
