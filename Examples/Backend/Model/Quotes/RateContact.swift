/// Rates the contact with a professional who has applied to a request, once, whoever does the work.
///
///     let request = try RateContact(with: carla, on: id, rating, by: ana).execute(in: records)
public struct RateContact: Sendable {
  private let professional: Member.ID
  private let id: WorkRequest.ID
  private let rating: Rating
  private let homeowner: Member.ID

  public init(
    with professional: Member.ID, on id: WorkRequest.ID, _ rating: Rating, by homeowner: Member.ID
  ) {
    self.professional = professional
    self.id = id
    self.rating = rating
    self.homeowner = homeowner
  }

  /// It does not change the request, so the request keeps its version.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/notApplied``,
  ///   ``QuotesRefusal/alreadyRated``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    let request = try records.request(id, of: homeowner)
    guard try records.hasApplied(professional, to: id) else { throw QuotesRefusal.notApplied }
    guard try records.contactRating(of: professional, for: id) == nil else {
      throw QuotesRefusal.alreadyRated
    }
    try records.insertContact(rating, of: professional, for: id)
    try records.tell(about: request)
    return request
  }
}
