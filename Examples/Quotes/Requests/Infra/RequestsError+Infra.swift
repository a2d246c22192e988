import RequestsModel
import WorkInfra

extension RequestsError {
  init(_ failure: WorkFailure) {
    switch failure {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .signedOut: self = .signedOut
    case .unknown: self = .refused("there is no such thing")
    case .refused(let detail): self = .refused(detail)
    case .serviceFailed(let detail): self = .serviceFailed(detail)
    case .storageFailed(let detail): self = .storageFailed(detail)
    }
  }

  /// The error in the model's words. A cancellation is none.
  static func mapping(_ error: any Error) -> any Error {
    error is CancellationError ? error : RequestsError(WorkFailure(error))
  }

  static func mapped<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch { throw mapping(error) }
  }
}
