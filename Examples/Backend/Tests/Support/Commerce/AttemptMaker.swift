import NIOCore
import SillarTesting

/// Makes random attempts from the payables and payments that exist by now.
struct AttemptMaker {
  var random: SeededChance
  let handles: [String]
  /// The cards of each customer: one that works and one that is declined.
  let cards: [[String]]
  private var count = 0

  init(seed: UInt64, handles: [String], cards: [[String]]) {
    random = SeededChance(seed: seed)
    self.handles = handles
    self.cards = cards
  }

  mutating func next(_ books: ExpectedBooks) -> Attempt {
    // Sorted, since the order of a dictionary is different in each run.
    let open = books.payables.keys.filter { !books.paid.contains($0) }.sorted().suffix(40)
    let done = books.payments.filter { $0.value.account == "merchant:market" }.keys.sorted()
    switch Int.random(in: 0..<100, using: &random) {
    case ..<40:
      // Sometimes a payable that has been paid already.
      let isLate = Int.random(in: 0..<10, using: &random) == 0
      let ids = isLate ? books.paid.sorted() : Array(open)
      guard let id = ids.randomElement(using: &random), let payable = books.payables[id]
      else { return order() }
      return make(
        payable.payer, .pay(payable: id), "\(Caller.payments)/payments",
        .payment(id, method(of: payable)))
    case ..<52:
      guard let id = done.randomElement(using: &random), let payment = books.payments[id]
      else { return order() }
      return make(
        payment.caller, .refund(payment: id), "\(Caller.payments)/payments/\(id)/refunds", "{}")
    case ..<64: return transfer(books)
    case ..<72:
      let (caller, other) = pair()
      return make(
        caller, .request(payer: other), "\(Caller.wallet)/requests",
        .request(of: handles[other], amount()))
    case ..<76:
      guard let id = books.orders.keys.sorted().randomElement(using: &random),
        let order = books.orders[id]
      else { return self.order() }
      return make(
        order.caller, .cancel(order: id), "\(Caller.market)/orders/\(id)/cancel", "{}")
    default: return order()
    }
  }

  private mutating func order() -> Attempt {
    let product = ["pot", "pen", "lamp"].randomElement(using: &random) ?? "pen"
    let quantity = Int.random(in: 1...4, using: &random)
    return make(
      Int.random(in: handles.indices, using: &random),
      .order(product: product, quantity: quantity), "\(Caller.market)/orders",
      .order(product, quantity))
  }

  private mutating func transfer(_ books: ExpectedBooks) -> Attempt {
    let (caller, other) = pair()
    let isToSeeded = Int.random(in: 0..<4, using: &random) == 0
    return make(
      caller,
      .transfer(account: isToSeeded ? "person:lucia" : "customer:\(books.customers[other])"),
      "\(Caller.wallet)/transfers",
      .transfer(to: isToSeeded ? "lucia" : handles[other], amount()))
  }

  private mutating func method(of payable: ExpectedBooks.Payable) -> String {
    let cards = cards[payable.payer]
    let count = payable.amount < 60_00 ? 1 : [1, 3, 6, 12].randomElement(using: &random) ?? 1
    switch Int.random(in: 0..<10, using: &random) {
    case ..<5: return .balance
    case ..<9: return .byCard(cards[0], instalments: count)
    default: return .byCard(cards[1], instalments: count)
    }
  }

  private mutating func amount() -> Int { Int.random(in: 1...120_00, using: &random) }

  private mutating func pair() -> (Int, Int) {
    let caller = Int.random(in: handles.indices, using: &random)
    let step = Int.random(in: 1..<handles.count, using: &random)
    return (caller, (caller + step) % handles.count)
  }

  private mutating func make(
    _ caller: Int, _ action: Attempt.Action, _ path: String, _ body: String
  ) -> Attempt {
    count += 1
    return Attempt(
      caller: caller, action: action, path: path, body: body, key: "attempt-\(count)",
      fate: Attempt.Fate.allCases.randomElement(using: &random) ?? .answered,
      patience: .microseconds(.random(in: 0...6_000, using: &random)))
  }
}
