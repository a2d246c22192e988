public import Work

extension LocalRequest {
  /// The request as both sides see it.
  public var request: WorkRequest {
    WorkRequest(
      id: shown.id, version: shown.version, homeowner: shown.homeowner.person,
      contents: shown.contents.contents, state: shown.state, created: shown.created.date,
      photos: shown.photos, freePlaces: shown.freePlaces,
      cancellation: shown.cancellation?.cancellation, isOnlyHere: base == nil, unsent: unsent)
  }
}

extension RequestRecord.Cancellation {
  /// A reason that this program does not know counts as another one.
  fileprivate var cancellation: Cancellation? {
    Cancellation(reason: Cancellation.Reason(rawValue: reason) ?? .other, note: note ?? "")
  }
}
