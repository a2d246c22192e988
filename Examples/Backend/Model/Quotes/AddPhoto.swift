/// Adds a photo to a request that is open or assigned.
///
///     let request = try AddPhoto(photo, to: id, by: ana).execute(in: records)
public struct AddPhoto: Sendable {
  private let photo: PhotoID
  private let id: WorkRequest.ID
  private let homeowner: Member.ID

  public init(_ photo: PhotoID, to id: WorkRequest.ID, by homeowner: Member.ID) {
    self.photo = photo
    self.id = id
    self.homeowner = homeowner
  }

  /// Does nothing when the request already has the photo.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/unknownPhoto``,
  ///   ``QuotesRefusal/requestNotOpen``, ``QuotesRefusal/tooManyPhotos``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    var request = try records.request(id, of: homeowner)
    try records.requireOwn([photo], of: homeowner)
    if request.photos.contains(photo) { return request }
    guard request.state == .open || request.state == .assigned else {
      throw QuotesRefusal.requestNotOpen
    }
    guard request.photos.count < WorkRequest.photoLimit else { throw QuotesRefusal.tooManyPhotos }
    request.photos.append(photo)
    return try records.keep(request)
  }
}
