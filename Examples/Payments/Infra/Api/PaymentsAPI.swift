import Foundation
import PaymentsModel
import SillarData
import SillarModel

/// The payments API for the account that a visitor is signed in to at the time of each call.
struct PaymentsAPI: Sendable {
  let client: APIClient
  let visitor: String
  let access: AccountAccess
  /// Called with a log message about each invalid value that was left out.
  let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - refusals: The errors of the model, by the codes of the backend's refusals.
  ///   - value: Makes a value of the model from an answer.
  private func send<DTO, Value>(
    _ endpoint: Endpoint<DTO>, refusals: [String: PaymentsError] = [:],
    value: (DTO) throws -> Value
  ) async throws -> Value {
    do {
      return try value(
        try await access.send(endpoint, as: access.signedIn(visitor), by: client))
    } catch let problem as Problem {
      throw PaymentsError.failed(problem)
    } catch let flaw as Flaw {
      throw PaymentsError.failed(.broken(ServiceFailure("\(endpoint.path): \(flaw)")))
    } catch let error as APIError {
      switch (error, error.refusalCode) {
      case (.cancelled, _): throw CancellationError()
      case (.brokenOff, _): throw PaymentsError.failed(.offline)
      case (_, nil): throw PaymentsError.failed(error.problem)
      // A reused key says nothing about the outcome of the attempt.
      case (_, "idempotency-key-reused"):
        throw PaymentsError.failed(.broken(ServiceFailure(error)))
      case (_, let code?): throw refusals[code] ?? PaymentsError.refused("\(error)")
      }
    }
  }
}

extension PaymentsAPI: PayablesRepository {
  func payable(_ id: Payable.ID) async throws -> Payable {
    try await send(.get("v1/payables/\(try id.inPath)"), refusals: unknown(id)) {
      (dto: PayableDTO) in try dto.payable()
    }
  }

  func methods(for id: Payable.ID) async throws -> PaymentMethods {
    try await send(.get("v1/payables/\(try id.inPath)/methods"), refusals: unknown(id)) {
      (dto: MethodsDTO) in dto.methods(report: report)
    }
  }

  private func unknown(_ id: Payable.ID) -> [String: PaymentsError] {
    ["unknown-payable": .unknownPayable(id), "404": .unknownPayable(id)]
  }
}

extension PaymentsAPI: CardsRepository {
  /// Registers a card; with the same key it is safe to repeat.
  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard {
    let endpoint = Endpoint<CardDTO>.post(
      "v1/cards", json: NewCardDTO(card: card), idempotencyKey: key.rawValue)
    return try await send(endpoint, refusals: ["invalid-card": .cardRefused]) { try $0.card() }
  }
}

// No payment is repeated automatically: the caller first looks up the outcome of the attempt.
extension PaymentsAPI: PaymentsRepository {
  func pay(_ attempt: PaymentAttempt) async throws -> Payment {
    var endpoint = Endpoint<PaymentDTO>.post(
      "v1/payments", json: NewPaymentDTO(attempt), idempotencyKey: attempt.key.rawValue)
    // If the answer is lost, the screen says that the payment is being checked, and the check may repeat it.
    endpoint.isSafeToRepeat = false
    let refusals = [
      "already-paid": PaymentsError.alreadyPaid(attempt.payable),
      "payable-closed": .payableClosed(attempt.payable),
      // Others have bought the goods of the order meanwhile.
      "out-of-stock": .payableClosed(attempt.payable),
      "unknown-payable": .unknownPayable(attempt.payable),
    ]
    return try await send(endpoint, refusals: refusals, value: payment)
  }

  func payment(madeUnder key: IdempotencyKey) async throws -> Payment? {
    let query = [URLQueryItem(name: "key", value: key.rawValue)]
    do {
      return try await send(
        .get("v1/payments", query: query), refusals: ["unknown-payment": .unknownPayment("")],
        value: payment)
    } catch PaymentsError.unknownPayment {
      return nil
    } catch let error as PaymentsError where !error.problem.mayPass {
      // A refused lookup says nothing about the payment, so its outcome stays unknown.
      throw PaymentsError.failed(.broken(ServiceFailure("\(error)")))
    }
  }

  func payment(_ id: Payment.ID) async throws -> Payment {
    guard id.isSafeInPath else { throw PaymentsError.unknownPayment(id) }
    return try await send(
      .get("v1/payments/\(id)"),
      refusals: ["unknown-payment": .unknownPayment(id), "404": .unknownPayment(id)],
      value: payment)
  }

  private func payment(_ dto: PaymentDTO) throws -> Payment { try dto.payment(report: report) }
}

extension Payable.ID {
  fileprivate var inPath: Payable.ID {
    get throws(PaymentsError) {
      guard isSafeInPath else { throw .unknownPayable(self) }
      return self
    }
  }
}

/// The error for an invalid answer.
struct Flaw: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
