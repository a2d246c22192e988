public import struct Foundation.Date

/// The data of a stored photo; its bytes are in a file.
///
///     let photo = try records.photo(id, visibleTo: member)
public struct StoredPhoto: Equatable, Sendable {
  public let id: PhotoID
  public let owner: Member.ID
  public let format: PhotoFormat
  public let width: Int
  public let height: Int
  public let byteCount: Int
  /// The SHA-256 of the uploaded bytes, before the photo was cleaned, in hexadecimal.
  public let digest: String
  public let created: Date
  /// The name of the file with its bytes, which no other photo has.
  public let file: String

  public init(
    id: PhotoID, owner: Member.ID, format: PhotoFormat, width: Int, height: Int, byteCount: Int,
    digest: String, created: Date, file: String
  ) {
    self.id = id
    self.owner = owner
    self.format = format
    self.width = width
    self.height = height
    self.byteCount = byteCount
    self.digest = digest
    self.created = created
    self.file = file
  }
}
