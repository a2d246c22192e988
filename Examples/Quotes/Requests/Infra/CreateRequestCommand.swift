import RequestsModel
import SillarData
import Work
import WorkInfra

/// Makes a request, under the name that its homeowner has given it.
struct CreateRequestCommand: OutboxCommand {
  static let kind = RequestCommand.create.rawValue
  static let version = 1

  /// Whose effect it is: see ``RequestTables``.
  let effect: String
  let request: NewRequestDTO
  var subject: String { RequestCommand.subject(request.id) }
}

/// What is sent to have a request made.
struct NewRequestDTO: Codable, Sendable {
  let id: RequestID
  let kind: WorkKind
  let title: String
  let description: String
  let place: RequestContentsDTO.Place
  let when: WorkTiming
  let photos: [PhotoID]

  init(_ request: NewRequest) {
    let contents = RequestContentsDTO(request.contents)
    id = request.id
    kind = contents.kind
    title = contents.title
    description = contents.description
    place = contents.place
    when = contents.when
    photos = request.photos
  }
}
