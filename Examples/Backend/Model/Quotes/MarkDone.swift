/// Marks the work of a request as done.
///
///     let request = try MarkDone(id, by: ana).execute(in: records)
public struct MarkDone: Sendable {
  private let id: WorkRequest.ID
  private let homeowner: Member.ID

  public init(_ id: WorkRequest.ID, by homeowner: Member.ID) {
    self.id = id
    self.homeowner = homeowner
  }

  /// Does nothing when the work is already marked as done.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/requestNotAssigned``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    var request = try records.request(id, of: homeowner)
    if request.state == .done { return request }
    guard request.state == .assigned else { throw QuotesRefusal.requestNotAssigned }
    request.state = .done
    return try records.keep(request)
  }
}
