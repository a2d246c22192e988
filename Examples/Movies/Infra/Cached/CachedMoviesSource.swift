import Foundation
public import MoviesModel
public import SillarData
public import SillarModel

/// The source that combines the remote and the local one by the state of the connection: films from the service while it
/// can be reached, and saved films while it cannot.
///
/// The first page of a list, a film and its videos come at once if they are saved, and then again when they are live.
/// Further pages and searches come live if the service answers, and saved otherwise. Texts are in one language; what was
/// saved in another language stands in only for what the service does not answer and was never saved in this one.
public struct CachedMoviesSource: MoviesSource {
  /// A key with the language of the texts, as the service names it.
  private struct InLanguage<Key: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
    let language: String
    let key: Key

    var description: String { "\(key) in \(language)" }
  }

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

  private let pages: CachedReader<InLanguage<PageKey>, MoviePage>
  private let searches: CachedReader<InLanguage<SearchKey>, MoviePage>
  private let details: CachedReader<InLanguage<Movie.ID>, MovieDetail>
  private let videoLists: CachedReader<InLanguage<Movie.ID>, [Video]>
  private var language: String

  /// - Parameters:
  ///   - remote: The films of the service; its language is that of the texts.
  ///   - local: The store of the values that come from the service.
  ///   - connectivity: The reachability of the service: while it is unreachable, saved values come at once.
  ///   - report: Called with a log message about each value that could not be saved or read.
  public init(
    remote: RemoteMovies, local: SavedMovies, connectivity: Connectivity? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    func reader<Key: Hashable & Sendable, Value: Sendable>(
      _ fetch: @escaping @Sendable (RemoteMovies, Key) -> Readings<Value>,
      _ load: @escaping @Sendable (SavedMovies, Key) async throws -> Reading<Value>?,
      _ save: @escaping @Sendable (SavedMovies, Key, Value) async throws -> Void
    ) -> CachedReader<InLanguage<Key>, Value> {
      CachedReader(
        fetch: { try await fetch(remote.in($0.language), $0.key).last().value },
        load: { try await load(local.in($0.language), $0.key) },
        substitute: { key in
          for other in try await local.in(key.language).otherLanguages() {
            if let saved = try await load(local.in(other), key.key) { return saved }
          }
          return nil
        },
        save: { try await save(local.in($0.language), $0.key, $1) },
        isFinal: { Problem($0) == .notFound }, connectivity: connectivity, report: report)
    }
    pages = reader(
      { $0.page($1.number, of: $1.category) },
      { try await $0.savedPage($1.number, of: $1.category) },
      { try await $0.save($2, of: $1.category) })
    searches = reader(
      { $0.search($1.text, page: $1.page) }, { try await $0.savedSearch($1.text, page: $1.page) },
      { try await $0.save($2, searching: $1.text) })
    details = reader(
      { $0.movie($1) }, { try await $0.savedMovie($1) },
      { store, _, detail in try await store.save(detail) })
    videoLists = reader(
      { $0.videos(of: $1) }, { try await $0.savedVideos(of: $1) },
      { try await $0.save($2, of: $1) })
    language = remote.language
  }

  /// The same films with texts in another language; both share their requests.
  func `in`(_ language: String) -> CachedMoviesSource {
    var source = self
    source.language = language
    return source
  }

  private func key<Key>(_ key: Key) -> InLanguage<Key> { InLanguage(language: language, key: key) }

  public func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> {
    pages.readings(
      key(PageKey(number: number, category: category)), savedFirst: number == 1)
  }

  public func search(_ text: String, page: Int) -> Readings<MoviePage> {
    let text = String(text.prefix(Self.longestQuery))
    return searches.readings(key(SearchKey(text: text, page: page)), savedFirst: false)
  }

  public func movie(_ id: Movie.ID) -> Readings<MovieDetail> {
    details.readings(key(id))
  }

  public func videos(of id: Movie.ID) -> Readings<[Video]> {
    videoLists.readings(key(id))
  }
}
