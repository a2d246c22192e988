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

  let api: WorkAPI

  /// Sends a photo out of its file.
  func upload(_ command: UploadPhoto, _ file: URL, key: String) async throws {
    var headers: HTTPFields = [.contentType: command.mediaType]
    if let name = HTTPField.Name("Idempotency-Key") { headers[name] = key }
    let endpoint = Endpoint<APIAnswer>(
      method: .put, path: "v1/photos/\(command.photo)", headers: headers,
      body: { try Data(contentsOf: file, options: .mappedIfSafe) },
      // The outbox sends it again.
      isSafeToRepeat: false, timeout: Self.timeout, decode: { $0 })
    _ = try await api.send(endpoint, as: command.personID)
  }

  /// A photo as the service has it; nil where it has none, for this person.
  func photo(_ photo: PhotoID, for person: PersonID) async throws -> Data? {
    do {
      var endpoint = Endpoint.data("v1/photos/\(photo.rawValue)")
      endpoint.timeout = Self.timeout
      endpoint.maximumAnswerSize = PhotoLook.largestSize
      return try await api.send(endpoint, as: person).body
    } catch APIError.status(404, _) {
      return nil
    }
  }
}
