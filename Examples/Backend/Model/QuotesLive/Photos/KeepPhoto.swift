/// Keeps a photo that has come under the id that its owner gave it.
///
///     let photo = try KeepPhoto(id, received, from: upload, by: ana).execute(in: records)
public struct KeepPhoto: Sendable {
  private let id: PhotoID
  private let received: ReceivedPhoto
  private let upload: any PhotoUpload
  private let owner: Member.ID

  public init(
    _ id: PhotoID, _ received: ReceivedPhoto, from upload: any PhotoUpload, by owner: Member.ID
  ) {
    self.id = id
    self.received = received
    self.upload = upload
    self.owner = owner
  }

  /// - Returns: the photo; the one that is there when the same was sent before under another key.
  public func execute(in records: any LiveRecords) throws -> StoredPhoto {
    if let known = try records.photo(id) {
      guard known.owner == owner, known.digest == received.digest else {
        throw QuotesRefusal.idTaken
      }
      return known
    }
    let photo = StoredPhoto(
      id: id, owner: owner, format: received.format, width: received.width,
      height: received.height, byteCount: received.byteCount, digest: received.digest,
      created: records.now)
    try records.insert(photo)
    // Last, for a file stays where a transaction does not; one without a row is shown to nobody, and
    // the next attempt takes its place.
    try upload.keep(as: id)
    return photo
  }
}
