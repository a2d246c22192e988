/// Stores an uploaded photo under the id chosen by its owner.
///
///     let photo = try KeepPhoto(id, received, by: ana).execute(in: records)
public struct KeepPhoto: Sendable {
  private let id: PhotoID
  private let received: ReceivedPhoto
  private let owner: Member.ID

  public init(_ id: PhotoID, _ received: ReceivedPhoto, by owner: Member.ID) {
    self.id = id
    self.received = received
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
      created: records.now, file: received.file)
    try records.insert(photo)
    return photo
  }
}
