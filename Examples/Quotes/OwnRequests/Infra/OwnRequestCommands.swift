import HTTPTypes
import SillarData
import Work
import WorkInfra

/// A change of one request, which the service answers with the updated request.
protocol OwnRequestCommand: OutboxCommand {
  /// The name of its effect: see `RequestTables`.
  var effect: String { get }

  /// - Returns: Nil if the response cannot be read.
  func send(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO?
}

/// A command that sends a body to a path of one request.
protocol RequestPost: OwnRequestCommand {
  associatedtype Body: Encodable & Sendable

  var request: RequestID { get }
  var path: String { get }
  var body: Body { get }
}

extension OwnRequestCommand {
  static var version: Int { 1 }
}

extension RequestPost {
  var subject: String { request.subject }

  func send(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO? {
    try await api.write(.post, path, body, delivery)
  }
}

/// Makes a request, under the ID that its homeowner's program has given it.
struct CreateRequestCommand: OwnRequestCommand {
  static let kind = UnsentChange.Kind.created.rawValue

  let effect: String
  let request: NewRequestRecord
  var subject: String { request.id.subject }

  func send(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO? {
    let body = NewRequestDTO(
      id: request.id, kind: request.kind, title: request.title, description: request.description,
      place: PlaceDTO(request.place), when: request.when, photos: request.photos)
    return try await api.write(.post, "v1/requests", body, delivery)
  }
}

/// A new request as it is stored.
struct NewRequestRecord: Codable, Sendable {
  let id: RequestID
  let kind: WorkKind
  let title: String
  let description: String
  let place: ContentsRecord.Place
  let when: WorkTiming
  let photos: [PhotoID]
}

/// A new request as it is sent.
struct NewRequestDTO: Encodable, Sendable {
  let id: RequestID
  let kind: WorkKind
  let title: String
  let description: String
  let place: PlaceDTO
  let when: WorkTiming
  let photos: [PhotoID]
}

struct CancelRequestCommand: RequestPost {
  static let kind = UnsentChange.Kind.cancelled.rawValue

  let effect: String
  let request: RequestID
  let cancellation: RequestRecord.Cancellation
  var path: String { "\(request.path)/cancel" }
  var body: Body { Body(reason: cancellation.reason, note: cancellation.note) }

  struct Body: Encodable, Sendable {
    let reason: String
    let note: String?
  }
}

/// Marks the work as done.
struct FinishRequestCommand: RequestPost {
  static let kind = UnsentChange.Kind.done.rawValue

  let effect: String
  let request: RequestID
  var path: String { "\(request.path)/done" }
  var body: EmptyDTO { EmptyDTO() }
}

struct RateWorkCommand: RequestPost {
  static let kind = UnsentChange.Kind.rated.rawValue

  let effect: String
  let request: RequestID
  let rating: RequestRecord.Rating
  var path: String { "\(request.path)/ratings" }
  var body: Body { Body(stars: rating.stars, text: rating.text) }

  struct Body: Encodable, Sendable {
    let stars: Int
    let text: String
  }
}

/// Rates the contact with a professional who has applied.
struct RateContactCommand: RequestPost {
  static let kind = UnsentChange.Kind.contactRated.rawValue

  let effect: String
  let request: RequestID
  let professional: PersonID
  let rating: RequestRecord.Rating
  var path: String { "\(request.path)/ratings" }
  var body: Body { Body(stars: rating.stars, text: rating.text, professional: professional) }

  struct Body: Encodable, Sendable {
    let stars: Int
    let text: String
    let professional: PersonID
  }
}

/// Adds a photo that an earlier command has sent.
struct AddPhotoCommand: RequestPost {
  static let kind = UnsentChange.Kind.photoAdded.rawValue

  let effect: String
  let request: RequestID
  let photo: PhotoID
  var path: String { "\(request.path)/photos" }
  var body: [String: PhotoID] { ["photo": photo] }
}

struct AcceptQuoteCommand: RequestPost {
  static let kind = UnsentChange.Kind.accepted.rawValue

  let effect: String
  let request: RequestID
  let quote: String
  var path: String { "v1/quotes/\(quote)/accept" }
  var body: EmptyDTO { EmptyDTO() }
}

struct DeclineQuoteCommand: RequestPost {
  static let kind = UnsentChange.Kind.declined.rawValue

  let effect: String
  let request: RequestID
  let quote: String
  var path: String { "v1/quotes/\(quote)/decline" }
  var body: EmptyDTO { EmptyDTO() }
}

extension RequestID {
  /// The path at the service.
  var path: String { "v1/requests/\(rawValue)" }
}
