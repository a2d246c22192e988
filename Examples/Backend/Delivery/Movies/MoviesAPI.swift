public import BackendModel
public import Foundation
import HTTPTypes
public import Hummingbird

/// Films over HTTP, with the paths and the JSON of version 3 of TMDB's API
/// (developer.themoviedb.org), in the language of the parameter `language`. All errors under its
/// prefix are in TMDB's format.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     MoviesAPI(
///       listFilms: listFilms, searchFilms: searchFilms, findFilm: findFilm,
///       findPicture: findPicture
///     ).addRoutes(to: router, prefix: "/api")
public struct MoviesAPI: Sendable {
  private let listFilms: any ListFilms
  private let searchFilms: any SearchFilms
  private let findFilm: any FindFilm
  private let findPicture: any FindFilmPicture
  private let history: (any StoreHistory)?
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - history: of the store; without it, responses have no `Sillar-Store` header, as in TMDB.
  ///   - now: returns the current time, which decides if a film has been released.
  public init(
    listFilms: any ListFilms, searchFilms: any SearchFilms, findFilm: any FindFilm,
    findPicture: any FindFilmPicture, history: (any StoreHistory)? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.listFilms = listFilms
    self.searchFilms = searchFilms
    self.findFilm = findFilm
    self.findPicture = findPicture
    self.history = history
    self.now = now
  }

  /// Adds `/tmdb/…` under `prefix`. Call it once per router and prefix, after every other API whose
  /// prefix contains this one, so that errors are in TMDB's format.
  ///
  /// - Parameters:
  ///   - prefix: such as `/api`. Unknown paths under its `/tmdb` get a 404, so no other
  ///     routes can be added there.
  ///   - budget: pays for the calls.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String, paying budget: any CallBudget
  ) {
    let prefix = APIPrefix(prefix + "/tmdb")
    let routes: [APIRoute<Context>] = routes(base: prefix.path)
    router.add(
      middleware: ProblemMiddleware(
        prefix: prefix, routes: routes, answer: { try $0.tmdbResponse(to: $1) }))
    if let history { router.add(middleware: StoreHeader(prefix: prefix, store: history)) }
    for route in routes { route.add(to: router, Admission(budget: budget)) }
  }

  /// All calls that ``addRoutes(to:prefix:)`` adds.
  public func calls(prefix: String) -> [APICall] {
    let base = APIPrefix(prefix + "/tmdb").path
    return (routes(base: base) as [APIRoute<BasicRequestContext>]).flatMap(\.calls)
  }

  private func routes<Context: RequestContext>(base: String) -> [APIRoute<Context>] {
    var routes: [APIRoute<Context>] = films(base: base)
    // Outside of `/3`, which has TMDB's paths only.
    if let history { routes.append(.history("\(base)/history", of: history)) }
    return routes
  }

  private func films<Context: RequestContext>(base: String) -> [APIRoute<Context>] {
    let lists: [(String, FilmList)] = [
      ("popular", .popular), ("top_rated", .topRated), ("upcoming", .upcoming),
    ]
    return lists.map { name, list in
      .get("\(base)/3/movie/\(name)", for: .everyone) { request, _ in
        let query = try Query(of: request)
        let page = try await listFilms.execute(list, page: query.page())
        return try Response(json: MoviePageBody(page, in: query.language))
      }
    } + [
      .get("\(base)/3/search/movie", for: .everyone, price: .search) { request, _ in
        let query = try Query(of: request)
        let page = try await searchFilms.execute(
          text: query["query"] ?? "", includesAdult: query["include_adult"] == "true",
          page: query.page())
        return try Response(json: MoviePageBody(page, in: query.language))
      },
      .get("\(base)/3/movie/{id}", for: .everyone) { request, context in
        let query = try Query(of: request)
        let parts = query["append_to_response"] ?? ""
        return try Response(
          json: MovieDetailBody(
            film: try await film(in: context).in(query.language), language: query.language,
            today: CalendarDay(of: now()),
            parts: Set(parts.split(separator: ",").map(String.init))))
      },
      .get("\(base)/3/movie/{id}/videos", for: .everyone) { request, context in
        let language = try Query(of: request).language
        let film = try await film(in: context).in(language)
        return try Response(json: VideoListBody(film, id: film.id, in: language))
      },
      .get("\(base)/t/p/{size}/{file}", for: .everyone, price: .picture) { request, context in
        guard context.parameters.get("size").flatMap(PictureSize.init) != nil,
          let file = context.parameters.get("file"),
          let picture = try await findPicture.execute(file: file)
        else { throw Problem.noFilm() }
        return picture.response(to: request, isStyled: true)
      },
    ]
  }

  private func film(in context: some RequestContext) async throws -> Film {
    guard let id = context.parameters.get("id", as: Int64.self),
      let film = try await findFilm.execute(id: Film.ID(id))
    else { throw Problem.noFilm() }
    return film
  }
}

extension Query {
  /// The language of the texts: that of `es-AR` is Spanish.
  fileprivate var language: Language { Language(accepted: self["language"] ?? "") }

  fileprivate func page() throws(Problem) -> PageNumber {
    guard let text = self["page"] else { return .first }
    guard let page = Int(text).flatMap(PageNumber.init) else { throw .invalidPage() }
    return page
  }
}
