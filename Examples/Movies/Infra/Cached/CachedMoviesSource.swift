import Foundation
public import MoviesModel
public import SillarData
public import SillarModel

/// Films from the service while it can be reached, and saved films while it cannot.
///
/// The first page of a list, a film and its videos come at once if they are saved, and then again when they are live.
/// Further pages and searches come live if the service answers, and saved otherwise.
public struct CachedMoviesSource: MoviesSource {
  private struct PageKey: Hashable, Sendable {
    let number: Int
    let category: MovieCategory
  }

  private struct SearchKey: Hashable, Sendable, CustomStringConvertible {
    let text: String
    let page: Int

    /// For a log, which does not contain what the user searches for.
    var description: String { "page \(page) of a search" }
  }

  /// The longest text that is searched for, in characters; the rest of a longer one is left out.
  public static let longestQuery = 200

  private let pages: CachedReader<PageKey, MoviePage>
  private let searches: CachedReader<SearchKey, MoviePage>
  private let details: CachedReader<Movie.ID, MovieDetail>
  private let videoLists: CachedReader<Movie.ID, [Video]>

  /// - Parameters:
  ///   - local: The store of the values that come from the service.
  ///   - connectivity: The reachability of the service: while it is unreachable, saved values come at once.
  ///   - report: Called with a log message about each value that could not be saved or read.
  public init(
    remote: RemoteMovies, local: SavedMovies, connectivity: Connectivity? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    func reader<Key: Hashable & Sendable, Value: Sendable>(
      _ fetch: @escaping @Sendable (Key) async throws -> Value,
      _ load: @escaping @Sendable (Key) async throws -> Saved<Value>?,
      _ save: @escaping @Sendable (Key, Value) async throws -> Void
    ) -> CachedReader<Key, Value> {
      CachedReader(
        fetch: fetch, load: load, save: save, isFinal: { Problem($0) == .notFound },
        connectivity: connectivity, report: report)
    }
    pages = reader(
      { try await remote.page($0.number, of: $0.category) },
      { try await local.savedPage($0.number, of: $0.category) },
      { try await local.save($1, of: $0.category) })
    searches = reader(
      { try await remote.search($0.text, page: $0.page) },
      { try await local.savedSearch($0.text, page: $0.page) },
      { try await local.save($1, searching: $0.text) })
    details = reader(
      { try await remote.movie($0) },
      { try await local.savedMovie($0) },
      { try await local.save($1) })
    videoLists = reader(
      { try await remote.videos(of: $0) },
      { try await local.savedVideos(of: $0) },
      { try await local.save($1, of: $0) })
  }

  public func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> {
    let policy: ReadPolicy = number == 1 ? .both : .networkFirst
    return pages.readings(PageKey(number: number, category: category), policy)
  }

  public func search(_ text: String, page: Int) -> Readings<MoviePage> {
    let text = String(text.prefix(Self.longestQuery))
    return searches.readings(SearchKey(text: text, page: page), .networkFirst)
  }

  public func movie(_ id: Movie.ID) -> Readings<MovieDetail> {
    details.readings(id, .both)
  }

  public func videos(of id: Movie.ID) -> Readings<[Video]> {
    videoLists.readings(id, .both)
  }
}
