import Foundation
import PaymentsModel
import SillarData
import SillarModel

/// Payments in the backend: `POST v1/payments` with the attempt's key, and `GET v1/payments?key=…`.
///
/// Nothing here repeats a payment by itself: who asks again first looks up what became of it.
struct ApiPaymentsRepository: PaymentsRepository {
  let client: CustomerClient
  /// Told what the backend sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func pay(_ attempt: PaymentAttempt) async throws -> Payment {
    var endpoint = Endpoint<PaymentDTO>.post(
      "v1/payments", json: NewPaymentDTO(attempt), idempotencyKey: attempt.key.rawValue)
    // When the answer is lost the customer hears that it is being checked: whoever checks repeats it.
    endpoint.isSafeToRepeat = false
    let answer: PaymentDTO
    do {
      answer = try await client.send(endpoint)
    } catch let error as APIError {
      switch error.kind {
      case "already-paid": throw PaymentsError.alreadyPaid(attempt.payable)
      case "payable-closed": throw PaymentsError.payableClosed(attempt.payable)
      case "unknown-payable": throw PaymentsError.unknownPayable(attempt.payable)
      default: throw error.forCustomers
      }
    }
    return try payment(answer)
  }

  func payment(madeUnder key: IdempotencyKey) async throws -> Payment? {
    let answer: PaymentDTO
    do {
      answer = try await client.send(
        .get("v1/payments", query: [URLQueryItem(name: "key", value: key.rawValue)]))
    } catch let error as APIError where error.kind == "unknown-payment" {
      return nil
    } catch let error as APIError {
      throw error.forLookingUp
    }
    return try payment(answer)
  }

  func payment(_ id: Payment.ID) async throws -> Payment {
    guard id.isSafeInPath else { throw PaymentsError.unknownPayment(id) }
    let answer: PaymentDTO
    do {
      answer = try await client.send(.get("v1/payments/\(id)"))
    } catch APIError.status(404, _) {
      throw PaymentsError.unknownPayment(id)
    } catch let error as APIError {
      throw error.forCustomers
    }
    return try payment(answer)
  }

  private func payment(_ answer: PaymentDTO) throws -> Payment {
    do throws(Flaw) {
      return try answer.payment(report: report)
    } catch {
      throw PaymentsError.serverFailed("payment \(answer.id): \(error)")
    }
  }
}

extension APIError {
  /// A lookup that is refused says nothing about the payment: whatever goes wrong with it, the end stays open.
  fileprivate var forLookingUp: any Error {
    if case PaymentsError.refused(let detail) = forCustomers {
      return PaymentsError.serverFailed("\(detail)")
    }
    return forCustomers
  }
}
