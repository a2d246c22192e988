import Foundation
public import SillarData

/// The pictures that the shop's screens show, by the names that they show them under.
///
/// ```swift
/// func isThere(_ name: String, in pictures: CatalogPictures) async throws -> Bool {
///   try await pictures.picture(named: name) != nil
/// }
/// ```
///
/// Only pictures of what was seen are fetched, so that nobody fills the disk with others.
public struct CatalogPictures: Sendable {
  let apiURL: URL
  let seen: LocalCatalog
  let cache: PictureCache

  /// - Returns: Nil where there is no such picture or none that can be shown, or no screen has shown it.
  /// - Throws: ``PictureError`` when it cannot be had now, `Problem` when the storage fails.
  public func picture(named name: String) async throws -> CachedPicture? {
    guard try await seen.knows(picture: name) else { return nil }
    do {
      return try await cache.picture(at: apiURL.appending(path: "v1/pictures/\(name)"))
    } catch let error as PictureError where error.isFinal {
      return nil
    }
  }
}
