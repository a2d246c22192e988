/// Changes the details of an open request.
///
///     let edit = EditRequest(id, version: 3, isOverriding: false, by: ana) { details in details }
///     let request = try edit.execute(in: records)
public struct EditRequest: Sendable {
  private let id: WorkRequest.ID
  private let version: Int
  private let isOverriding: Bool
  private let homeowner: Member
  private let change: @Sendable (WorkDetails) throws(QuotesRefusal) -> WorkDetails

  /// - Parameters:
  ///   - version: the version of the request that the homeowner edited.
  ///   - isOverriding: true to change the request even when it has a newer version.
  ///   - change: returns the new details for the current ones.
  public init(
    _ id: WorkRequest.ID, version: Int, isOverriding: Bool, by homeowner: Member,
    _ change: @escaping @Sendable (WorkDetails) throws(QuotesRefusal) -> WorkDetails
  ) {
    self.id = id
    self.version = version
    self.isOverriding = isOverriding
    self.homeowner = homeowner
    self.change = change
  }

  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/requestNotOpen``,
  ///   ``QuotesRefusal/changedMeanwhile(current:)``, ``QuotesRefusal/invalid(_:)``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    var request = try records.request(id, of: homeowner.id)
    let details = try change(request.details)
    guard request.state == .open else { throw QuotesRefusal.requestNotOpen }
    guard isOverriding || version == request.version else {
      throw QuotesRefusal.changedMeanwhile(
        current: try RequestView(of: request, for: homeowner, in: records))
    }
    request.details = details
    return try records.keep(request)
  }
}
