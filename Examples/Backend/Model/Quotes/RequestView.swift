/// A request as one person sees it: a professional sees no other professionals, and none of their quotes.
///
///     let view = try RequestView(of: request, for: member, in: records)
public struct RequestView: Equatable, Sendable {
  /// A professional who applied.
  public struct Applicant: Equatable, Sendable {
    public let person: Member
    public let application: Application
    /// The last one they made.
    public let quote: Quote?
    /// For the work on this request.
    public let rating: Rating?
  }

  public let request: WorkRequest
  public let homeowner: Member
  public let freePlaces: Int
  /// In the order in which they applied.
  public let applicants: [Applicant]

  /// - Parameter viewer: who may see it: ``QuotesRecords/request(_:visibleTo:)`` says whether.
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
          rating: try records.rating(of: application.professional, for: request.id))
      }
  }
}
