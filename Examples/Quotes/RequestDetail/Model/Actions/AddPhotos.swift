public import Work

/// Adds photos to a request, as many as it takes.
///
/// ```swift
/// func add(_ addPhotos: any AddPhotos, _ request: RequestDetail, _ photos: [PhotoID]) async throws {
///   try await addPhotos.execute(request, photos)
/// }
/// ```
public protocol AddPhotos: Sendable {
  /// - Throws: ``NotAllowed``, ``RequestDetailError``.
  func execute(_ request: RequestDetail, _ photos: [PhotoID]) async throws
}

/// See ``AddPhotos``.
public struct DefaultAddPhotos: AddPhotos {
  private let person: Person
  private let requests: any RequestDataManager

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
  }

  public func execute(_ request: RequestDetail, _ photos: [PhotoID]) async throws {
    try RequestRules(request: request, person: person).check(.addPhotos)
    let new = photos.filter { !request.photos.contains($0) }
    for photo in new.prefix(RequestContents.mostPhotos - request.photos.count) {
      try await requests.add(photo, to: request.id)
    }
    guard request.photos.count + new.count <= RequestContents.mostPhotos else {
      throw NotAllowed.tooManyPhotos
    }
  }
}
