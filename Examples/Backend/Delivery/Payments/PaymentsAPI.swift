public import BackendModel
import HTTPTypes
package import Hummingbird

/// Payments over HTTP: of orders, transfers and requests for money, from the balance or by card.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     PaymentsAPI(commerce: store, accounts: accounts).addRoutes(to: router, prefix: "/api")
public struct PaymentsAPI: StoreAPI {
  package static let name = "payments"
  package var store: any StoreHistory { commerce }

  private let commerce: any Commerce
  package let accounts: any Accounts

  public init(commerce: any Commerce, accounts: any Accounts) {
    self.commerce = commerce
    self.accounts = accounts
  }

  package func routes<Context: RequestContext>(_ base: String) -> [APIRoute<Context>] {
    let make = CommerceRoutes(base: base, commerce: commerce)
    return payables(make) + payments(make)
  }

  private func payables<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    [
      make.get("/payables/{id}") { call in
        try await call.read { records, customer in
          PayableBody(try call.payable(of: customer, in: records))
        }
      },
      make.get("/payables/{id}/methods") { call in
        try await call.read { records, customer in
          let payable = try call.payable(of: customer, in: records)
          return MethodsBody(
            try PaymentMethods.of(customer, for: payable.amount, in: records))
        }
      },
      make.post("/cards") { call in
        try await call.write(AddCardBody.self, isSecret: true) { records, request, body in
          CardBody(try body.action(for: request.customer).execute(in: records))
        }
      },
    ]
  }

  private func payments<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    [
      make.getOrPost("/payments") { call in
        let key = try Query(of: call.request)["key"].flatMap(IdempotencyKey.init)
        return try await call.read { records, customer in
          guard let key, let payment = try records.payment(of: customer, key: key) else {
            throw Refusal.unknownPayment
          }
          return PaymentBody(payment)
        }
      } post: { call in
        try await call.write(PayBody.self) { records, request, body in
          let pay = Pay(
            body.payable, with: try body.method.method(), customer: request.customer,
            key: request.key)
          return PaymentBody(try pay.execute(in: records))
        }
      },
      make.get("/payments/{id}") { call in
        try await call.read { records, customer in
          let id = try call.id(Payment.ID.init, else: Problem(.unknownPayment))
          guard let payment = try records.payment(id), payment.payer == customer else {
            throw Refusal.unknownPayment
          }
          return PaymentBody(payment)
        }
      },
      make.post("/payments/{id}/refunds") { call in
        try await call.write(EmptyBody.self) { records, request, _ in
          let id = try call.id(Payment.ID.init, else: Problem(.unknownPayment))
          return PaymentBody(try Refund(id, customer: request.customer).execute(in: records))
        }
      },
    ]
  }
}

extension CommerceCall {
  fileprivate func payable(
    of customer: CustomerID, in records: any CommerceRecords
  ) throws -> Payable {
    let id = try id(PayableID.init, else: Problem(.unknownPayable))
    guard let payable = try records.payable(id, of: customer) else {
      throw Refusal.unknownPayable
    }
    return payable
  }
}
