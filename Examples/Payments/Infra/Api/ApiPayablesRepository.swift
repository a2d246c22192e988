import PaymentsModel
import SillarData
import SillarModel

/// What is to be paid, from the backend: `GET v1/payables/…`.
struct ApiPayablesRepository: PayablesRepository {
  let client: CustomerClient
  /// Told what the backend sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func payable(_ id: Payable.ID) async throws -> Payable {
    let answer: PayableDTO = try await get("v1/payables/\(id)", for: id)
    do throws(Flaw) {
      return try answer.payable()
    } catch {
      throw PaymentsError.serverFailed("\(id): \(error)")
    }
  }

  func methods(for id: Payable.ID) async throws -> PaymentMethods {
    let answer: MethodsDTO = try await get("v1/payables/\(id)/methods", for: id)
    do throws(Flaw) {
      return try answer.methods(report: report)
    } catch {
      throw PaymentsError.serverFailed("the methods for \(id): \(error)")
    }
  }

  private func get<DTO: Decodable & Sendable>(
    _ path: String, for id: Payable.ID
  ) async throws -> DTO {
    guard id.isSafeInPath else { throw PaymentsError.unknownPayable(id) }
    do {
      return try await client.send(.get(path))
    } catch APIError.status(404, _) {
      throw PaymentsError.unknownPayable(id)
    } catch let error as APIError {
      throw error.forCustomers
    }
  }
}
