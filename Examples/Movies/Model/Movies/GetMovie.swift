/// All about one film.
///
/// ```swift
/// func directors(_ getMovie: any GetMovie) async throws -> [String] {
///   try await getMovie.execute(603).last().value.directors
/// }
/// ```
public protocol GetMovie: Sendable {
  func execute(_ id: Movie.ID) -> Answers<MovieDetail>
}

/// The videos of one film.
///
/// ```swift
/// func names(_ getVideos: any GetVideos) async throws -> [String] {
///   try await getVideos.execute(603).last().value.map(\.name)
/// }
/// ```
public protocol GetVideos: Sendable {
  func execute(_ id: Movie.ID) -> Answers<[Video]>
}

/// See ``GetMovie``.
public struct DefaultGetMovie: GetMovie {
  private let source: any MoviesSource
  public init(source: any MoviesSource) { self.source = source }
  public func execute(_ id: Movie.ID) -> Answers<MovieDetail> { source.movie(id) }
}

/// See ``GetVideos``.
public struct DefaultGetVideos: GetVideos {
  private let source: any MoviesSource
  public init(source: any MoviesSource) { self.source = source }
  public func execute(_ id: Movie.ID) -> Answers<[Video]> { source.videos(of: id) }
}
