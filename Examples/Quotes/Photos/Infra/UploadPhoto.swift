import Foundation
import PhotosModel
import SillarData
import Work

/// Has a photo sent, out of the copy that was made of it.
struct UploadPhoto: OutboxCommand {
  static let kind = "photos-upload"
  static let version = 1

  let person: String
  let photo: String
  let subject: String
  let mediaType: String
  /// Where the copy is.
  let file: String

  var personID: PersonID { PersonID(person) }
  var photoID: PhotoID { PhotoID(rawValue: photo) }
  var url: URL { URL(filePath: file) }
}
