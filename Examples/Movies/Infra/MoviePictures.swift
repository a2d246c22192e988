import MoviesModel
public import SillarData

/// The pictures on the app's screens, by the names that the screens use.
///
/// ```swift
/// func isThere(_ name: String, in pictures: MoviePictures) async throws -> Bool {
///   try await pictures.picture(named: name) != nil
/// }
/// ```
///
/// Only pictures that the service has named are fetched, so that a request cannot fill the disk with others.
public struct MoviePictures: Sendable {
  let addresses: PictureAddresses
  let seen: SavedMovies
  let cache: PictureCache

  /// - Returns: Nil if the picture does not exist or cannot be shown, or if the service has not named it.
  /// - Throws: ``PictureError`` when the picture cannot be fetched now, `Problem` when the storage fails.
  public func picture(named name: String) async throws -> CachedPicture? {
    guard let (picture, size) = MoviePicture.parse(name: name), try await seen.knows(picture),
      let url = addresses.address(of: picture, size)
    else { return nil }
    do {
      return try await cache.picture(at: url)
    } catch let error as PictureError where error.isFinal {
      return nil
    }
  }
}
