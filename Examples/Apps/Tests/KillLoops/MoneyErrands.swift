import Testing

@testable import BrowserSupport

/// What people do with money at Market and Wallet, until it is done.
struct MoneyErrands {
  /// The products that the rounds buy in turn: 211 items are in stock.
  static let products = [
    "terracotta-pot", "olive-soap", "linen-notebook", "market-tote", "tea-towels", "paella-pan",
  ]
  private let market: AppWords
  private let wallet: AppWords

  init() throws {
    market = try AppWords("Market", ["Catalog", "Payments", "SignIn", "Sillar"], in: "en")
    wallet = try AppWords("Wallet", ["Account", "Lock", "Payments", "SignIn", "Sillar"], in: "en")
  }

  /// Adds a product to the basket, orders and pays it.
  ///
  /// - Parameter finished: The paths on which earlier purchases ended.
  /// - Returns: The path on which this purchase ended.
  func buy(
    _ product: String, by person: Persistent, besides finished: Set<String>
  ) async throws -> String {
    let add = try market("Catalog.addToBasket")
    let onward = try [
      "Catalog.toBasket", "Catalog.checkOut", "Catalog.seeOrder",
      "Catalog.askAgain", "Catalog.payNow", "Catalog.seePayment",
      "Payments.seeReceipt", "SignIn.guest", "Sillar.try-again",
    ].map { try market($0) }
    let paid = try market("Catalog.paidTitle")
    let receipt = try market("Payments.receiptTitle")
    let pay = try Paying(market)
    var hasAdded = false
    func next() -> String { hasAdded ? "/basket" : "/product/\(product)" }
    var path = ""
    try await person.open("/product/\(product)")
    try await person.go { look in
      if look.text.contains(paid) || look.text.hasPrefix(receipt) {
        path = look.path
        // A restarted app may show an earlier purchase.
        return finished.contains(path) ? .open(next()) : .done
      }
      if let move = pay.next(look, with: pay.card) { return move }
      if let title = onward.first(where: look.has) { return .press(title) }
      if look.has(add) {
        hasAdded = true
        return .press(add)
      }
      // From the first screen, continue with the basket.
      return look.path == "/" ? .open(next()) : .wait
    }
    return path
  }

  /// Sends money from the balance, and retries if the activity does not have the transfer.
  ///
  /// - Parameter finished: The paths on which earlier payments ended.
  /// - Returns: The path on which this payment ended, or that of the activity.
  func send(
    _ note: String, by person: Persistent, besides finished: Set<String>
  ) async throws -> String {
    let search = try wallet("Account.formSearch")
    let (amount, about) = (try wallet("Account.formAmount"), try wallet("Account.formNote"))
    let next = try wallet("Account.sendContinue")
    let onward = try ["Account.sendGoOn", "SignIn.guest", "Sillar.try-again"].map {
      try wallet($0)
    }
    let activity = try wallet("Account.activityTitle")
    let updating = try wallet("Sillar.saved.updating")
    let (pin, samePIN) = (try wallet("Lock.pin"), try wallet("Lock.again"))
    let choosePIN = try wallet("Lock.choose")
    let pay = try Paying(wallet)
    var paidIn: String?
    var path = ""
    try await person.open("/send")
    try await person.go { look in
      if look.text.contains(pay.paid) {
        path = look.path
        // A restarted app may show an earlier payment.
        return finished.contains(path) ? .open("/send") : .done
      }
      if let move = pay.next(look, with: pay.balance) {
        if look.has(pay.pay) { paidIn = look.window }
        return move
      }
      if look.fields.contains(samePIN) {
        return .press(choosePIN, entering: [(pin, "2580"), (samePIN, "2580")])
      }
      if look.path == "/activity" {
        if look.text.contains(note) { return .done }
        guard look.text.hasPrefix(activity) else { return .wait }
        // The saved activity may be older than the payment.
        guard !look.text.contains(updating) else { return .wait }
        paidIn = nil
        return .open("/send")
      }
      // A payment page shows the outcome; any other page leads to the activity.
      if look.path.hasPrefix("/pay/") { return .wait }
      if let paidIn, look.window != paidIn { return .open("/activity") }
      if let title = onward.first(where: look.has) { return .press(title) }
      if look.fields.contains(amount) {
        return .press(next, entering: [(amount, "0.50"), (about, note)])
      }
      if let person = look.buttons.first(where: { $0.contains("Lucía Romero") }) {
        return look.path == "/send" ? .press(person) : .open("/send")
      }
      if look.fields.contains(search) { return .enter([(search, "luc")]) }
      return look.path == "/send" ? .wait : .open("/send")
    }
    return path
  }
}
