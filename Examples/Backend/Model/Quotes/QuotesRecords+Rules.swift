extension QuotesRecords {
  /// Finds a request that the member may see. A homeowner sees their own; a professional sees open requests
  /// and those they applied to.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest`` when there is none, or the member may not see it.
  public func request(_ id: WorkRequest.ID, visibleTo member: Member) throws -> WorkRequest {
    guard let request = try request(id) else { throw QuotesRefusal.unknownRequest }
    switch member.role {
    case .homeowner:
      guard request.homeowner == member.id else { throw QuotesRefusal.unknownRequest }
    case .professional:
      guard try request.state == .open || hasApplied(member.id, to: id) else {
        throw QuotesRefusal.unknownRequest
      }
    }
    return request
  }

  public func hasApplied(_ professional: Member.ID, to request: WorkRequest.ID) throws -> Bool {
    try applications(to: request).contains { $0.professional == professional }
  }

  /// Finds a request of this homeowner.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest`` when there is none, or it is someone else's.
  func request(_ id: WorkRequest.ID, of homeowner: Member.ID) throws -> WorkRequest {
    guard let request = try request(id), request.homeowner == homeowner else {
      throw QuotesRefusal.unknownRequest
    }
    return request
  }

  /// Stores the homeowner's change of a request, as its next version.
  func keep(_ request: WorkRequest) throws -> WorkRequest {
    var next = request
    next.version += 1
    try update(next)
    try tell(about: next)
    return next
  }

  /// Requires that the homeowner owns all photos: adding the photo of another member would give access
  /// to it.
  func requireOwn(_ photos: [PhotoID], of homeowner: Member.ID) throws {
    for photo in photos where try owner(of: photo) != homeowner {
      throw QuotesRefusal.unknownPhoto
    }
  }

  /// Notifies the homeowner, the applicants and `others` that a request has changed.
  func tell(about request: WorkRequest, besides others: [Member] = []) throws {
    let applicants = try applications(to: request.id).map(\.professional)
    try record(
      .request(request.id), for: Set([request.homeowner] + applicants + others.map(\.id)))
  }
}
