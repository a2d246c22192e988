public import QuotesKit
public import Sillar
public import SillarWeb

/// The photos that visitors may see, as the web host takes them.
///
/// ```swift
/// func pictures(_ photos: VisitorPhotos) -> any PictureStore { HostedPhotos(photos) }
/// ```
public struct HostedPhotos: PictureStore {
  private let photos: VisitorPhotos

  public init(_ photos: VisitorPhotos) { self.photos = photos }

  /// None is for everybody.
  public func picture(named name: String) async throws -> StoredPicture? { nil }

  public func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
    try await photos.picture(named: name, for: visitor).map {
      StoredPicture(data: $0.bytes, contentType: $0.type)
    }
  }
}
