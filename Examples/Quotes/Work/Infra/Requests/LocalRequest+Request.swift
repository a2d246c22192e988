public import Work

extension LocalRequest {
  /// The request as both sides see it.
  public var request: WorkRequest {
    WorkRequest(
      id: shown.id, version: shown.version, homeowner: shown.homeowner.person,
      contents: shown.contents.contents, state: shown.state, created: shown.created.date,
      photos: shown.photos, freePlaces: shown.freePlaces, isOnlyHere: base == nil, unsent: unsent)
  }
}
