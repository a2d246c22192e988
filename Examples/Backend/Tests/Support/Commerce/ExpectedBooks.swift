import Foundation
import Testing

/// The expected contents of the store: each write that got a response, once, and nothing else.
struct ExpectedBooks {
  struct Order {
    let caller: Int
    let product: String
    let quantity: Int
  }

  struct Payable {
    let payer: Int
    /// The account of the payee.
    let account: String
    let amount: Int
  }

  struct Payment {
    let caller: Int
    let answer: PaymentAnswer
    let account: String
  }

  let customers: [String]
  var balances: [String: Int]
  var orders: [String: Order] = [:]
  var payables: [String: Payable] = [:]
  var paid: Set<String> = []
  var payments: [String: Payment] = [:]
  var refunded: Set<String> = []
  /// The number of responses of each status.
  var statuses: [Int: Int] = [:]
  var created: [String: Int] = [:]

  init(customers: [String], balances: [String: Int]) {
    self.customers = customers
    self.balances = balances
  }

  /// Returns the sold quantity of a product, after all unpaid orders have expired.
  func sold(_ product: String) -> Int {
    orders.filter { paid.contains($0.key) && $0.value.product == product }
      .reduce(0) { $0 + $1.value.quantity }
  }

  mutating func apply(_ answer: Answer, to attempt: Attempt, _ comment: Comment) throws {
    statuses[answer.status, default: 0] += 1
    guard (200..<300).contains(answer.status) else {
      #expect(answer.status == 409, "\(answer.text); \(comment)")
      return
    }
    switch attempt.action {
    case .order(let product, let quantity):
      let order = try answer.decoded(OrderAnswer.self)
      orders[order.id] = Order(caller: attempt.caller, product: product, quantity: quantity)
      let payable = Payable(
        payer: attempt.caller, account: "merchant:market", amount: order.total.amount)
      add(order.id, payable, "order")
    case .transfer(let account):
      let transfer = try answer.decoded(TransferAnswer.self)
      let payable = Payable(
        payer: attempt.caller, account: account, amount: transfer.amount.amount)
      add(transfer.id, payable, "transfer")
    case .request(let payer):
      let request = try answer.decoded(RequestAnswer.self)
      let account = "customer:\(customers[attempt.caller])"
      add(
        request.id, Payable(payer: payer, account: account, amount: request.amount.amount),
        "request")
    case .cancel: break
    case .pay(let id):
      let payment = try answer.decoded(PaymentAnswer.self)
      created["payment", default: 0] += 1
      guard payment.state == "succeeded", let payable = payables[id] else { return }
      #expect(paid.insert(id).inserted, "\(id) is paid twice; \(comment)")
      let entry = Payment(caller: attempt.caller, answer: payment, account: payable.account)
      payments[payment.id] = entry
      move(entry, sign: 1)
    case .refund(let id):
      guard let payment = payments[id] else { return }
      #expect(refunded.insert(id).inserted, "\(id) is refunded twice; \(comment)")
      paid.remove(payment.answer.payable)
      move(payment, sign: -1)
    }
  }

  private mutating func add(_ id: String, _ payable: Payable, _ kind: String) {
    #expect(payables[id] == nil)
    payables[id] = payable
    created[kind, default: 0] += 1
  }

  private mutating func move(_ payment: Payment, sign: Int) {
    let (amount, total) = (payment.answer.amount.amount, payment.answer.total.amount)
    let source =
      payment.answer.method.type == "balance"
      ? "customer:\(customers[payment.caller])" : "clearing:cards"
    balances[source, default: 0] -= sign * total
    balances[payment.account, default: 0] += sign * amount
    if total != amount { balances["house:interest", default: 0] += sign * (total - amount) }
  }
}
