import Foundation
import HTTPTypes
import PhotosModel
import SillarData
import Work
import WorkInfra

/// Photos at the API, which take longer than other things, and are larger.
struct PhotosAPI: Sendable {
  /// How long one may take: ten megabytes over a slow line.
  private static let timeout = Duration.seconds(180)

  private let api: WorkAPI
  private let client: APIClient

  init(api: WorkAPI) {
    self.api = api
    var configuration = api.client.configuration
    configuration.timeout = Self.timeout
    configuration.maximumAnswerSize = PhotoLook.largestSize
    // The outbox, and whoever looks at a page, ask again.
    configuration.retries = .none
    client = APIClient(configuration: configuration)
  }

  /// Sends a photo out of its file.
  func upload(_ command: UploadPhoto, key: String) async throws {
    var headers: HTTPFields = [.contentType: command.mediaType]
    if let name = HTTPField.Name("Idempotency-Key") { headers[name] = key }
    let endpoint = Endpoint<APIAnswer>(
      method: .put, path: "v1/photos/\(command.photo)", headers: headers,
      body: { try Data(contentsOf: command.url, options: .mappedIfSafe) },
      isSafeToRepeat: true, decode: { $0 })
    do {
      _ = try await send(endpoint, as: command.personID)
    } catch APIError.cancelled {
      // The program ends. That is no answer, and the photo keeps.
      throw CancellationError()
    } catch APIError.status(let code, let problem) where code >= 500 || code == 408 {
      throw ServiceStruggles(reason: "\(APIError.status(code, problem))")
    }
  }

  /// A photo as the service has it; nil where it has none, for this person.
  func photo(_ photo: PhotoID, for person: PersonID) async throws -> Data? {
    do {
      return try await send(.data("v1/photos/\(photo.rawValue)"), as: person).body
    } catch APIError.status(404, _) {
      return nil
    }
  }

  private func send(
    _ endpoint: Endpoint<APIAnswer>, as person: PersonID
  ) async throws -> APIAnswer {
    var endpoint = endpoint
    let headers = try api.headers(for: person)
    for field in headers { endpoint.headers[field.name] = field.value }
    do {
      return try await client.send(endpoint)
    } catch {
      guard case .status(401, _) = error else { throw error }
      api.refused(headers, of: person)
      throw SignedOut()
    }
  }
}

/// The service has failed at something that it may do a moment later.
struct ServiceStruggles: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
