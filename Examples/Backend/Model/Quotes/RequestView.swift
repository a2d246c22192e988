/// A request as one user sees it: a professional sees no other professionals, and none of their quotes.
///
///     let view = try RequestView(of: request, for: member, in: records)
public struct RequestView: Equatable, Sendable {
  /// A professional who applied.
  public struct Applicant: Equatable, Sendable {
    public let person: Member
    public let application: Application
    /// The professional's latest quote.
    public let quote: Quote?
    /// The rating of the work on this request.
    public let rating: Rating?
    /// The rating of the contact with the professional.
    public let contactRating: Rating?
  }

  public let request: WorkRequest
  public let homeowner: Member
  public let freePlaces: Int
  /// The applicants in the order in which they applied.
  public let applicants: [Applicant]

  /// - Parameter viewer: a user who may see the request; ``QuotesRecords/request(_:visibleTo:)`` checks it.
  public init(
    of request: WorkRequest, for viewer: Member, in records: any QuotesRecords
  ) throws {
    self.request = request
    homeowner = try records.member(request.homeowner)
    let applications = try records.applications(to: request.id)
    freePlaces = WorkRequest.places - applications.count
    applicants =
      try applications
      .filter { viewer.id == request.homeowner || viewer.id == $0.professional }
      .map { application in
        Applicant(
          person: try records.member(application.professional), application: application,
          quote: try records.lastQuote(of: application.professional, for: request.id),
          rating: try records.rating(of: application.professional, for: request.id),
          contactRating: try records.contactRating(
            of: application.professional, for: request.id))
      }
  }
}
