import Foundation
import MoviesModel
public import Sillar

/// The Movies module, for apps to include.
///
/// ```swift
/// let flavor = try Flavor(
///   name: "Arcade", modules: [MoviesModule.module],
///   configuration: Configuration(flavor: "Arcade", providers: []))
/// ```
public enum MoviesModule {
  public static let module = Module(
    name: "Movies", version: "3.0.0",
    configuration: [ConfigurationDeclaration(MoviesPlayers.self, neededBy: "Movies")],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, MovieCategory.self, SearchCriterion.self],
    routes: MoviesCoordinator.routes, elements: [Trailer.self],
    shortcuts: [
      MovieCategory.upcoming: HomeRoute(category: .upcoming),
      MovieCategory.topRated: HomeRoute(category: .topRated),
    ], previews: MoviePreviews.all)
}

/// The lists and the search, such as `/`, `/?list=upcoming` and `/?in=popular&q=dune`.
struct HomeRoute: Route {
  var category = MovieCategory.popular
  var query = SearchQuery("")

  static let path = Path(
    "/?list=:category&q=:text&in=:criterion", \.categoryName, \.text, \.criterionName
  ) { category, text, criterion in
    HomeRoute(
      category: MovieCategory(rawValue: category) ?? .popular,
      query: SearchQuery(text, SearchCriterion(rawValue: criterion) ?? .all))
  }

  /// Empty for the first category, which needs no mention in the address.
  private var categoryName: String { category == .popular ? "" : category.rawValue }
  private var criterionName: String { query.criterion == .all ? "" : query.criterion.rawValue }
  /// The text, shortened to a length that browsers and proxies accept in an address.
  private var text: String { String(query.text.prefix(200)) }
}

/// A film, such as `/movie/603`.
struct MovieRoute: Route {
  let id: Movie.ID
  static let path = Path("/movie/:id", \.id, make: Self.init)
}

/// A video that the app can show on a screen of its own, such as `/movie/603/videos/1`.
struct VideoRoute: Route {
  let movie: Movie.ID
  let video: Video.ID
  static let path = Path("/movie/:movie/videos/:video", \.movie, \.video, make: Self.init)
}
