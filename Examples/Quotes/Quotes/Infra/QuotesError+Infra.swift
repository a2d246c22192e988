import QuotesModel
import WorkInfra

extension QuotesError {
  init(_ failure: WorkFailure) {
    switch failure {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .signedOut: self = .signedOut
    case .unknown: self = .unknownQuote
    case .refused(let detail): self = .refused(detail)
    case .serviceFailed(let detail): self = .serviceFailed(detail)
    case .storageFailed(let detail): self = .storageFailed(detail)
    }
  }

  /// The error in the model's words. A cancellation is none.
  static func mapping(_ error: any Error) -> any Error {
    if error is QuotesError || error is CancellationError { return error }
    return QuotesError(WorkFailure(error))
  }

  @discardableResult
  static func mapped<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch { throw mapping(error) }
  }
}
