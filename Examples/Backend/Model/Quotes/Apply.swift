/// Applies to a request for a professional, who takes one of its four places.
///
///     let (request, isNew) = try Apply(to: id, by: carla).execute(in: records)
public struct Apply: Sendable {
  private let id: WorkRequest.ID
  private let professional: Member

  public init(to id: WorkRequest.ID, by professional: Member) {
    self.id = id
    self.professional = professional
  }

  /// Does nothing when the professional has already applied.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest``, also when it is not open; ``QuotesRefusal/noFreePlace``.
  public func execute(in records: any QuotesRecords) throws -> (request: WorkRequest, isNew: Bool) {
    let request = try records.request(id, visibleTo: professional)
    let applications = try records.applications(to: id)
    if applications.contains(where: { $0.professional == professional.id }) {
      return (request, false)
    }
    guard applications.count < WorkRequest.places else { throw QuotesRefusal.noFreePlace }
    try records.insert(
      Application(professional: professional.id, applied: records.now), to: id)
    try records.tell(about: request)
    return (request, true)
  }
}
