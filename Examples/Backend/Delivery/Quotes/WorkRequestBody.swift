import BackendModel

/// The JSON of a request, as one member sees it.
struct WorkRequestBody: Encodable, Sendable {
  struct Applicant: Encodable, Sendable {
    let person: MemberBody
    let applied: String
    let quote: Nullable<QuoteBody>
    let rating: Nullable<RatingBody>
    let contactRating: Nullable<RatingBody>

    private enum CodingKeys: String, CodingKey {
      case person, applied, quote, rating
      case contactRating = "contact_rating"
    }

    init(_ applicant: RequestView.Applicant) {
      person = MemberBody(applicant.person)
      applied = applicant.application.applied.timestamp
      quote = Nullable(applicant.quote.map { QuoteBody($0, by: applicant.person) })
      rating = Nullable(applicant.rating.map(RatingBody.init))
      contactRating = Nullable(applicant.contactRating.map(RatingBody.init))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, version, homeowner, kind, title, description, place, when, state, created, photos
    case freePlaces = "free_places"
    case professionals, cancellation
  }

  let id: String
  let version: Int
  let homeowner: MemberBody
  let kind: String
  let title: String
  let description: String
  let place: PlaceBody
  let when: String
  let state: String
  let created: String
  let photos: [String]
  let freePlaces: Int
  let professionals: [Applicant]
  let cancellation: Nullable<CancellationBody>

  init(_ view: RequestView) {
    let request = view.request
    id = request.id.rawValue
    version = request.version
    homeowner = MemberBody(view.homeowner)
    kind = request.details.kind.rawValue
    title = request.details.title
    description = request.details.description
    place = PlaceBody(request.details.place)
    when = request.details.when.rawValue
    state = request.state.rawValue
    created = request.created.timestamp
    photos = request.photos.map(\.rawValue)
    freePlaces = view.freePlaces
    professionals = view.applicants.map(Applicant.init)
    cancellation = Nullable(request.cancellation.map(CancellationBody.init))
  }
}
