import Foundation
public import Kit
import Money
import PaymentsModel
import SillarModel

/// ``MemoryPayments`` over HTTP, for one account: the payments API as the backend speaks it.
public struct FakePayments: Sendable {
  public let memory: MemoryPayments
  public let server: FakeServer

  /// The number of payments that have succeeded.
  public var applied: Int { memory.succeeded.count }
  public var payCalls: [FakeServer.Call] { server.calls.filter { $0.line == "POST payments" } }

  public init(
    _ memory: MemoryPayments = FakePayments.shop(), account: String = "ada"
  ) {
    self.memory = memory
    /// Throws the error if the account does not own the payable.
    @Sendable func ownOnly(_ call: FakeServer.Call, _ error: PaymentsError) throws {
      if call.account != account { throw error }
    }
    server = FakeServer(
      at: "/api/payments/v1", rules: [.signedIn, .keyed],
      [
        .get("payables/*") { call in
          try ownOnly(call, .unknownPayable(""))
          return try .json(try await memory.payable(Payable.ID(call.parts[0])).object)
        },
        .get("payables/*/methods") { call in
          try ownOnly(call, .unknownPayable(""))
          return try .json(try await memory.methods(for: Payable.ID(call.parts[0])).object)
        },
        .post("cards") { call in
          let card = try call.decoded(CardBody.self).card()
          let key = IdempotencyKey(call.key ?? "")
          return try .json(try await memory.register(card, key: key).object, status: 201)
        },
        .get("payments") { call in
          try ownOnly(call, .unknownPayment(""))
          let key = IdempotencyKey(call.query["key"] ?? "")
          guard let payment = try await memory.payment(madeUnder: key) else {
            throw PaymentsError.unknownPayment("")
          }
          return try .json(payment.object)
        },
        .get("payments/*") { call in
          try ownOnly(call, .unknownPayment(""))
          return try .json(try await memory.payment(Payment.ID(call.parts[0])).object)
        },
        .post("payments") { call in
          try ownOnly(call, .unknownPayable(""))
          let attempt = try call.decoded(PayBody.self).attempt(under: call.key ?? "")
          return try .json(try await memory.pay(attempt).object, status: 201)
        },
      ]
    ) { ($0 as? PaymentsError)?.refusal }
  }

  /// An order of 60.00, a card, and instalments.
  public static func shop() -> MemoryPayments {
    MemoryPayments(
      methods: .sample(cards: [.visa]).with(plans: (try? InstalmentPlan.samples()) ?? []))
  }
}

extension PaymentsError {
  fileprivate var refusal: FakeServer.Refusal {
    switch self {
    case .unknownPayable: .init(404, "unknown-payable")
    case .unknownPayment: .init(404, "unknown-payment")
    case .payableClosed: .init(409, "payable-closed")
    case .alreadyPaid: .init(409, "already-paid")
    case .cardRefused: .init(422, "invalid-card")
    case .refused(let kind): .init(422, kind)
    default: .init(503, "unavailable")
    }
  }
}

// MARK: Shapes

private struct CardBody: Decodable {
  private enum CodingKeys: String, CodingKey {
    case number, expiry, holder, keep
    case securityCode = "security_code"
  }

  let number: String
  let expiry: String
  let securityCode: String
  let holder: String
  let keep: Bool

  func card() throws -> NewCard {
    let number = try CardNumber(typed: Concealed(number))
    guard let expiry = CardExpiry(iso: expiry) else { throw PaymentsError.cardRefused }
    return NewCard(
      number: number, expiry: expiry,
      securityCode: try SecurityCode(typed: Concealed(securityCode), brand: number.brand),
      holder: holder, keeps: keep)
  }
}

private struct PayBody: Decodable {
  struct Method: Decodable {
    let type: String
    let card: String?
    let instalments: Int?
  }

  let payable: String
  let method: Method

  func attempt(under key: String) -> PaymentAttempt {
    PaymentAttempt(
      payable: Payable.ID(payable), key: IdempotencyKey(key),
      method: method.card.map {
        .card(PaymentCard.ID($0), instalments: method.instalments ?? 1)
      } ?? (method.type == "balance" ? .balance : .own(method.type)), started: Date())
  }
}

extension Money {
  fileprivate var object: [String: any Sendable] {
    ["amount": minorUnits, "currency": currency.code]
  }
}

extension Payable {
  fileprivate var object: [String: any Sendable] {
    var object: [String: any Sendable] = [
      "id": id.rawValue, "kind": kind.rawValue, "title": title, "detail": detail, "payee": payee,
      "amount": amount.object, "payment": NSNull(), "reference": reference,
    ]
    switch state {
    case .open: object["state"] = "open"
    case .closed: object["state"] = "closed"
    case .paid(let id):
      object["state"] = "paid"
      object["payment"] = id.rawValue
    }
    return object
  }
}

extension PaymentMethods {
  fileprivate var object: [String: any Sendable] {
    var object: [String: any Sendable] = [
      "cards": cards.map(\.object),
      "instalment_plans": plans.map { plan in
        [
          "count": plan.count, "yearly_rate": plan.yearlyRate.text, "total": plan.total.object,
          "instalments": plan.instalments.map(\.object),
        ] as [String: any Sendable]
      },
    ]
    object["balance"] = balance.map { balance -> [String: any Sendable] in
      ["available": balance.available.object, "is_sufficient": balance.isSufficient]
    }
    return object
  }
}

extension PaymentCard {
  fileprivate var object: [String: any Sendable] {
    ["id": id.rawValue, "brand": brand.rawValue, "last4": lastFour, "expiry": expiry.iso]
  }
}

extension YearlyRate {
  fileprivate var text: String {
    "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension Payment {
  fileprivate var object: [String: any Sendable] {
    var object: [String: any Sendable] = [
      "id": id.rawValue, "payable": payable.rawValue, "state": "succeeded", "reason": NSNull(),
      "amount": amount.object, "total": total.object, "method": method.object,
      "paid": date.ISO8601Format(), "payee": payee, "title": title, "reference": reference,
    ]
    object["kind"] = kind?.rawValue
    if state == .promised { object["state"] = "promised" }
    if case .declined(let reason) = state {
      object["state"] = "declined"
      object["reason"] = reason.rawValue
    }
    return object
  }
}

extension Payment.Method {
  fileprivate var object: [String: any Sendable] {
    if case .own(let name) = self { return ["type": name] }
    guard case .card(let brand, let lastFour, let plan) = self else { return ["type": "balance"] }
    var instalments: any Sendable = NSNull()
    if let plan {
      instalments =
        [
          "count": plan.count, "yearly_rate": plan.yearlyRate.text,
          "amounts": plan.instalments.map(\.object),
        ] as [String: any Sendable]
    }
    return [
      "type": "card", "brand": brand.rawValue, "last4": lastFour, "instalments": instalments,
    ]
  }
}
