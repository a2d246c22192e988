import AccountModel
import Observation

/// Takes back what was asked for, one request at a time.
@Observable final class RequestCancellation {
  /// What is being taken back.
  private(set) var isUnderWay: PaymentRequest.ID?
  /// What could not be, and why.
  private(set) var failed: PaymentRequest.ID?
  private(set) var failure: Failure?
  @ObservationIgnored private let cancel: any CancelRequest

  init(cancel: any CancelRequest) { self.cancel = cancel }

  /// A second time while one is under way does nothing.
  ///
  /// - Returns: Whether something has changed.
  func execute(_ id: PaymentRequest.ID) async -> Bool {
    guard isUnderWay == nil else { return false }
    isUnderWay = id
    (failed, failure) = (nil, nil)
    defer { isUnderWay = nil }
    do {
      try await cancel.execute(id)
      return true
    } catch {
      (failed, failure) = (id, Failure(error))
      // What is settled already has changed, too.
      return error as? AccountError == .notOpen
    }
  }
}
