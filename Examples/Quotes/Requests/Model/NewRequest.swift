public import Work

/// A request that is to be made.
///
/// ```swift
/// let request = NewRequest(id: id, contents: contents, photos: [])
/// ```
public struct NewRequest: Hashable, Sendable {
  public let id: RequestID
  public let contents: RequestContents
  public let photos: [PhotoID]

  public init(id: RequestID, contents: RequestContents, photos: [PhotoID]) {
    self.id = id
    self.contents = contents
    self.photos = photos
  }
}
