/// Finds a film with all its details.
public protocol FindFilm: Sendable {
  /// - Returns: `nil` when there is no such film.
  func execute(id: Film.ID) async throws -> Film?
}

/// Finds films in a repository.
///
///     let film = try await DefaultFindFilm(films: repository).execute(id: Film.ID(603))
public struct DefaultFindFilm: FindFilm {
  private let films: any FilmRepository

  public init(films: any FilmRepository) { self.films = films }

  public func execute(id: Film.ID) async throws -> Film? { try await films.film(withID: id) }
}
