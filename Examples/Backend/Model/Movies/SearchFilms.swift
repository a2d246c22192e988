/// Searches films by title and overview.
public protocol SearchFilms: Sendable {
  /// - Parameter text: words, or the beginnings of words, in any order. Case and accents do not
  ///   matter. A text without a letter or a digit finds nothing.
  func execute(text: String, includesAdult: Bool, page: PageNumber) async throws -> FilmPage
}

/// Searches the films of a repository.
///
///     let search = DefaultSearchFilms(films: repository)
///     let page = try await search.execute(text: "amelie", includesAdult: false, page: .first)
public struct DefaultSearchFilms: SearchFilms {
  private let films: any FilmRepository

  public init(films: any FilmRepository) { self.films = films }

  public func execute(text: String, includesAdult: Bool, page: PageNumber) async throws -> FilmPage
  {
    try await films.films(.matching(text, includesAdult: includesAdult), page: page)
  }
}
