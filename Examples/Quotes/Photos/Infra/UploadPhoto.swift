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

  var personID: PersonID { PersonID(person) }
  var photoID: PhotoID { PhotoID(rawValue: photo) }
}

/// A command names a photo that no file can be called after.
struct UnknownPhoto: Error, CustomStringConvertible {
  let name: String
  var description: String { "There is no photo \"\(name)\"" }
}
