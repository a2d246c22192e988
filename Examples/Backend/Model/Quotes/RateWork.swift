/// Rates the work of the professional on a request, once.
///
///     let request = try RateWork(on: id, rating, by: ana).execute(in: records)
public struct RateWork: Sendable {
  private let id: WorkRequest.ID
  private let rating: Rating
  private let homeowner: Member.ID

  public init(on id: WorkRequest.ID, _ rating: Rating, by homeowner: Member.ID) {
    self.id = id
    self.rating = rating
    self.homeowner = homeowner
  }

  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/requestNotDone``,
  ///   ``QuotesRefusal/alreadyRated``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    let request = try records.request(id, of: homeowner)
    guard request.state == .done,
      let accepted = try records.quotes(for: id).first(where: { $0.state == .accepted })
    else { throw QuotesRefusal.requestNotDone }
    guard try records.rating(of: accepted.professional, for: id) == nil else {
      throw QuotesRefusal.alreadyRated
    }
    try records.insert(rating, of: accepted.professional, for: id)
    return try records.keep(request)
  }
}
