import BackendModel

/// The JSON of a photo's metadata.
struct PhotoBody: Encodable {
  let id: String
  let type: String
  let width: Int
  let height: Int
  let bytes: Int

  init(_ photo: StoredPhoto) {
    id = photo.id.rawValue
    type = photo.format.mediaType
    width = photo.width
    height = photo.height
    bytes = photo.byteCount
  }
}
