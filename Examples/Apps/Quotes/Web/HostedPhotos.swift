public import QuotesKit
public import Sillar
public import SillarWeb

/// The photos that visitors may see, for the web host.
///
/// ```swift
/// func pictures(_ photos: VisitorPhotos) -> any PictureStore { HostedPhotos(photos) }
/// ```
public struct HostedPhotos: PictureStore {
  private let photos: VisitorPhotos

  public init(_ photos: VisitorPhotos) { self.photos = photos }

  /// Returns nil: no photo is public.
  public func picture(named name: String) async throws -> StoredPicture? { nil }

  public func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
    try await photos.picture(named: name, for: visitor).map {
      StoredPicture(data: $0.bytes, contentType: $0.type)
    }
  }
}
