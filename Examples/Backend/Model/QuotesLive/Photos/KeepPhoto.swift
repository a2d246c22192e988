/// Stores an uploaded photo under the id chosen by its owner.
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

  /// - Returns: the new photo; the existing one when it was sent before under another key.
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
    // Last, because a rollback does not remove the file. A file without a row is never served, and the
    // next attempt replaces it.
    try upload.keep(as: id)
    return photo
  }
}
