import Foundation
import HTTPTypes
import PhotosModel
import SillarData
import Work
import WorkInfra

/// Sends a photo from its copy.
struct UploadPhoto: OutboxCommand {
  static let kind = "photos-upload"
  static let version = 1

  let person: String
  let photo: String
  let subject: String
  let mediaType: String

  var personID: PersonID { PersonID(person) }
  var photoID: PhotoID { PhotoID(rawValue: photo) }
}

/// A command whose photo is not in this program's files.
struct UnknownPhoto: Error, CustomStringConvertible {
  let name: String
  var description: String {
    "There is no photo \"\(name)\": put the folder or the table of photos back from a backup"
  }
}

extension WorkAPI {
  /// The time that one photo may take: ten megabytes over a slow line.
  private static var timeout: Duration { .seconds(180) }

  func upload(_ command: UploadPhoto, _ contents: Data, key: String) async throws {
    var headers: HTTPFields = [.contentType: command.mediaType]
    if let name = HTTPField.Name("Idempotency-Key") { headers[name] = key }
    let endpoint = Endpoint<APIAnswer>(
      method: .put, path: "v1/photos/\(command.photo)", headers: headers,
      body: { contents },
      // The outbox repeats the request.
      isSafeToRepeat: false, timeout: Self.timeout, decode: { $0 })
    _ = try await send(endpoint, as: command.personID)
  }

  /// True if the service has a photo, and this person may see it. Transfers nothing else.
  func gives(_ photo: PhotoID, to person: PersonID) async throws -> Bool {
    var endpoint = Endpoint.data("v1/photos/\(photo.rawValue)")
    endpoint.headers[.ifNoneMatch] = "*"
    endpoint.maximumAnswerSize = PhotoKind.largestSize
    do {
      _ = try await send(endpoint, as: person)
      return true
    } catch APIError.status(304, _) {
      return true
    } catch APIError.status(let code, _) where [403, 404, 410].contains(code) {
      return false
    }
  }

  /// The contents of a photo at the service; nil if it has none for this person.
  func photo(_ photo: PhotoID, for person: PersonID) async throws -> Data? {
    do {
      var endpoint = Endpoint.data("v1/photos/\(photo.rawValue)")
      endpoint.timeout = Self.timeout
      endpoint.maximumAnswerSize = PhotoKind.largestSize
      return try await send(endpoint, as: person).body
    } catch APIError.status(404, _) {
      return nil
    }
  }
}
