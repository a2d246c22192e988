/// Cancels a request that is open or assigned, with a reason.
///
///     let request = try CancelRequest(id, cancellation, by: ana).execute(in: records)
public struct CancelRequest: Sendable {
  private let id: WorkRequest.ID
  private let cancellation: Cancellation
  private let homeowner: Member.ID

  public init(_ id: WorkRequest.ID, _ cancellation: Cancellation, by homeowner: Member.ID) {
    self.id = id
    self.cancellation = cancellation
    self.homeowner = homeowner
  }

  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/requestNotOpen``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    var request = try records.request(id, of: homeowner)
    guard request.state == .open || request.state == .assigned else {
      throw QuotesRefusal.requestNotOpen
    }
    try records.declineQuotes(for: id)
    request.state = .cancelled
    request.cancellation = cancellation
    return try records.keep(request)
  }
}

extension QuotesRecords {
  /// Declines all open offers for a request.
  func declineQuotes(for request: WorkRequest.ID) throws {
    for var quote in try quotes(for: request) where quote.state == .offered {
      quote.state = .declined
      try update(quote)
    }
  }
}
