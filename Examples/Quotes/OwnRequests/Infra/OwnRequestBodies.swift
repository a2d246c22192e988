import Work
import WorkInfra

/// The body that makes a request.
struct NewRequestDTO: Encodable, Sendable {
  let id: RequestID
  let kind: WorkKind
  let title: String
  let description: String
  let place: PlaceDTO
  let when: WorkTiming
  let photos: [PhotoID]

  init(_ request: NewRequestRecord) {
    id = request.id
    kind = request.kind
    title = request.title
    description = request.description
    place = PlaceDTO(request.place)
    when = request.when
    photos = request.photos
  }
}

/// The body that cancels a request.
struct CancellationDTO: Encodable, Sendable {
  let reason: String
  let note: String?

  init(_ cancellation: RequestRecord.Cancellation) {
    reason = cancellation.reason
    note = cancellation.note
  }
}

/// The body that rates work.
struct RatingDTO: Encodable, Sendable {
  let stars: Int
  let text: String

  init(_ rating: RequestRecord.Rating) {
    stars = rating.stars
    text = rating.text
  }
}

/// The body that adds a photo.
struct PhotoDTO: Encodable, Sendable {
  let photo: PhotoID
}

/// The body that changes a request: the changed members alone, or all of them when it overrides another change.
struct ChangeRequestDTO: Encodable, Sendable {
  let version: Int
  let override: Bool
  let kind: WorkKind?
  let title: String?
  let description: String?
  let place: PlaceDTO?
  let when: WorkTiming?

  init(version: Int, override: Bool, from old: ContentsRecord, to new: ContentsRecord) {
    func changed<Value: Equatable>(_ part: (ContentsRecord) -> Value) -> Value? {
      override || part(old) != part(new) ? part(new) : nil
    }
    self.version = version
    self.override = override
    kind = changed { $0.kind }
    title = changed { $0.title }
    description = changed { $0.description }
    place = changed { $0.place }.map(PlaceDTO.init)
    when = changed { $0.when }
  }
}
