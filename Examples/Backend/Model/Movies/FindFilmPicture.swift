/// Finds the poster, the backdrop or the teaser of a film.
public protocol FindFilmPicture: Sendable {
  /// - Parameter file: such as `603-poster.svg`; see ``FilmPictureRepository/picture(inFile:)``.
  /// - Returns: `nil` when no film has such a picture.
  func execute(file: String) async throws -> Picture?
}

/// Finds the pictures of films in a repository.
///
///     let find = DefaultFindFilmPicture(pictures: repository)
///     let poster = try await find.execute(file: "603-poster.svg")
public struct DefaultFindFilmPicture: FindFilmPicture {
  private let pictures: any FilmPictureRepository

  public init(pictures: any FilmPictureRepository) { self.pictures = pictures }

  public func execute(file: String) async throws -> Picture? {
    try await pictures.picture(inFile: file)
  }
}
