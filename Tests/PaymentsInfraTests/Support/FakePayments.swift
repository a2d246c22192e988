import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestServers

/// A payments service that speaks the contract, keeps what was paid by key, and loses answers as a test says.
final class FakePayments: Sendable {
  /// What becomes of a request to pay.
  enum Fault: Sendable, CaseIterable {
    /// The connection breaks, and nothing was paid.
    case lostBefore
    /// It is paid, and the connection breaks.
    case lostAfter
    /// 500, and nothing was paid.
    case failedBefore
    /// It is paid, and then 500.
    case failedAfter
    /// It is paid, and the answer never comes.
    case silentAfter
    /// It is paid, and the answer makes no sense.
    case nonsenseAfter
  }

  struct Call: Sendable, Equatable {
    var line: String
    var customer: String?
    var key: String?
    var body: String
  }

  private struct State {
    var payableState = "open"
    var payment: String?
    /// Answers by customer and key, with the body that they answer.
    var answers: [String: (body: String, status: Int, answer: String)] = [:]
    var paidUnder: [String: String] = [:]
    var applied = 0
    var calls: [Call] = []
    var faults: [Fault] = []
    var lookupFaults = 0
    var declines: String?
  }

  private let state = Mutex(State())

  /// How often money was moved.
  var applied: Int { state.withLock { $0.applied } }
  var calls: [Call] { state.withLock { $0.calls } }
  var payCalls: [Call] { calls.filter { $0.line == "POST /api/payments/v1/payments" } }

  func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }
  func failLookups(_ count: Int) { state.withLock { $0.lookupFaults = count } }
  func decline(_ reason: String?) { state.withLock { $0.declines = reason } }
  func close() { state.withLock { $0.payableState = "closed" } }

  func respond(to request: Request) async throws -> Response {
    let body = try await request.body.collect(upTo: 1 << 16)
    let call = Call(
      line: "\(request.method) \(request.uri.path)",
      customer: header("Customer-ID", of: request), key: header("Idempotency-Key", of: request),
      body: String(buffer: body))
    state.withLock { $0.calls.append(call) }
    guard let customer = call.customer else { return refusal(401, "customer-required") }
    switch call.line {
    case "GET /api/payments/v1/payables/ord_1": return json(state.withLock { payable($0) })
    case "GET /api/payments/v1/payables/ord_1/methods": return json(Self.methods)
    case "POST /api/payments/v1/cards": return register(call)
    case "GET /api/payments/v1/payments":
      return lookUp(customer, request.uri.queryParameters["key"].map { String($0) } ?? "")
    case "POST /api/payments/v1/payments": return try await pay(call, customer)
    case "GET /api/payments/v1/payments/pay_1":
      return state.withLock { state in
        state.payment.map { json($0) } ?? refusal(404, "unknown-payment")
      }
    case let line where line.hasPrefix("GET /api/payments/v1/payables/"):
      return refusal(404, "unknown-payable")
    default: return refusal(404, "unknown-payment")
    }
  }

  private func header(_ name: String, of request: Request) -> String? {
    HTTPField.Name(name).flatMap { request.headers[$0] }
  }

  // MARK: Answers

  private func payable(_ state: borrowing State) -> String {
    """
    {"id":"ord_1","kind":"order","title":"Order 1","detail":"3 items","payee":"Sillar Market",
     "amount":{"amount":6000,"currency":"EUR"},"state":"\(state.payableState)",
     "payment":\(state.payment == nil ? "null" : "\"pay_1\""),"reference":"7Q2K"}
    """
  }

  static let methods = """
    {"balance":{"available":{"amount":25000,"currency":"EUR"},"is_sufficient":true},
     "cards":[{"id":"card_1","brand":"visa","last4":"4242","expiry":"2028-04"},
              {"id":"card_2","brand":"martian","last4":"1111","expiry":"2029-12"},
              {"id":"card_3","brand":"visa","last4":"1111","expiry":"soon"}],
     "instalment_plans":[
       {"count":3,"yearly_rate":"0.00","total":{"amount":6000,"currency":"EUR"},
        "instalments":[{"amount":2000,"currency":"EUR"},{"amount":2000,"currency":"EUR"},
                       {"amount":2000,"currency":"EUR"}]},
       {"count":2,"yearly_rate":"0.00","total":{"amount":6000,"currency":"EUR"},
        "instalments":[{"amount":3000,"currency":"EUR"},{"amount":3001,"currency":"EUR"}]}]}
    """

  private func register(_ call: Call) -> Response {
    call.body.contains("\"4000000000000069\"")
      ? refusal(422, "invalid-card")
      : json(
        #"{"id":"card_9","brand":"visa","last4":"4242","expiry":"2028-04"}"#, status: .created)
  }

  private func lookUp(_ customer: String, _ key: String) -> Response {
    state.withLock { state in
      if state.lookupFaults > 0 {
        state.lookupFaults -= 1
        return refusal(503, "unavailable")
      }
      return state.paidUnder["\(customer) \(key)"].map { json($0) }
        ?? refusal(404, "unknown-payment")
    }
  }

  private func pay(_ call: Call, _ customer: String) async throws -> Response {
    guard let key = call.key else { return refusal(400, "idempotency-key-required") }
    let (fault, response) = state.withLock { state -> (Fault?, Response) in
      let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
      switch fault {
      case .lostBefore, .failedBefore: return (fault, refusal(500, "failed"))
      default: return (fault, apply(call, "\(customer) \(key)", &state))
      }
    }
    switch fault {
    case nil: return response
    case .failedBefore, .failedAfter: return refusal(500, "failed")
    case .lostBefore, .lostAfter: return brokenOff()
    case .nonsenseAfter: return json(#"{"id":7}"#, status: .created)
    case .silentAfter:
      try await hang()
      return response
    }
  }

  private func apply(_ call: Call, _ key: String, _ state: inout State) -> Response {
    if let known = state.answers[key] {
      return known.body == call.body
        ? json(known.answer, status: .init(code: known.status))
        : refusal(422, "idempotency-key-reused")
    }
    switch state.payableState {
    case "closed": return refusal(409, "payable-closed")
    case "paid": return refusal(409, "already-paid")
    default: break
    }
    let declined = state.declines
    let payment = Self.payment(declined: declined, withCard: call.body.contains("card_"))
    state.answers[key] = (call.body, 201, payment)
    state.paidUnder[key] = payment
    if declined == nil {
      state.applied += 1
      state.payableState = "paid"
      state.payment = payment
    }
    return json(payment, status: .created)
  }

  private static func payment(declined: String?, withCard: Bool) -> String {
    let method =
      withCard
      ? """
      {"type":"card","brand":"visa","last4":"4242","instalments":{"count":3,"yearly_rate":"0.00",
       "amounts":[{"amount":2000,"currency":"EUR"},{"amount":2000,"currency":"EUR"},
                  {"amount":2000,"currency":"EUR"}]}}
      """ : #"{"type":"balance"}"#
    return """
      {"id":"pay_1","payable":"ord_1","state":"\(declined == nil ? "succeeded" : "declined")",
       "reason":\(declined.map { "\"\($0)\"" } ?? "null"),"amount":{"amount":6000,"currency":"EUR"},
       "total":{"amount":6000,"currency":"EUR"},"method":\(method),"paid":"2026-11-21T10:00:00Z",
       "payee":"Sillar Market","title":"Order 1","reference":"7Q2K"}
      """
  }

  private func refusal(_ status: Int, _ kind: String) -> Response {
    problem(
      .init(code: status), #"{"type":"tag:sillar.example,2026:\#(kind)","title":"\#(kind)"}"#)
  }

  /// Says that more comes than does.
  private func brokenOff() -> Response {
    struct Broken: Error {}
    return Response(
      status: .created, headers: [.contentType: "application/json"],
      body: ResponseBody(contentLength: 1_000) { writer in
        try await writer.write(ByteBuffer(string: "{"))
        throw Broken()
      })
  }
}
