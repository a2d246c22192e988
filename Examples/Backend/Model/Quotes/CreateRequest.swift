/// Creates a request for quotes.
///
///     let request = try CreateRequest(id, details: details, photos: [], by: ana).execute(in: records)
public struct CreateRequest: Sendable {
  private let id: WorkRequest.ID
  private let details: WorkDetails
  private let photos: [PhotoID]
  private let homeowner: Member.ID

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when there are too many photos, or a photo is listed twice.
  public init(
    _ id: WorkRequest.ID, details: WorkDetails, photos: [PhotoID], by homeowner: Member.ID
  ) throws(QuotesRefusal) {
    guard photos.count <= WorkRequest.photoLimit, Set(photos).count == photos.count else {
      throw .invalid(InputFault("photos", "may have at most 12 photos, each once"))
    }
    self.id = id
    self.details = details
    self.photos = photos
    self.homeowner = homeowner
  }

  /// - Returns: the new request; the existing one when it was sent before under another key.
  /// - Throws: ``QuotesRefusal/idTaken``, ``QuotesRefusal/unknownPhoto``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    if let known = try records.request(id) {
      guard known.homeowner == homeowner, known.details == details else {
        throw QuotesRefusal.idTaken
      }
      return known
    }
    try records.requireOwn(photos, of: homeowner)
    let request = WorkRequest(
      id: id, homeowner: homeowner, details: details, created: records.now, photos: photos)
    try records.insert(request)
    try records.tell(about: request, besides: records.professionals(doing: details.kind))
    return request
  }
}
