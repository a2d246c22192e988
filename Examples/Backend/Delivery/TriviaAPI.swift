public import BackendModel
import Foundation
import HTTPTypes
public import Hummingbird

/// The trivia API over HTTP: topics, games and pictures as JSON and SVG, and every error under its
/// prefix as problem details (RFC 9457). Topics and new games are in the language of the request.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     TriviaAPI(
///       listTopics: listTopics, createGame: createGame, findGame: findGame,
///       findPicture: findPicture
///     ).addRoutes(to: router, prefix: "/api")
public struct TriviaAPI: Sendable {
  private let listTopics: any ListTopics
  private let createGame: any CreateGame
  private let findGame: any FindGame
  private let findPicture: any FindPicture
  private let history: (any StoreHistory)?

  /// - Parameter history: of the store; without it, responses have no `Sillar-Store` header.
  public init(
    listTopics: any ListTopics, createGame: any CreateGame, findGame: any FindGame,
    findPicture: any FindPicture, history: (any StoreHistory)? = nil
  ) {
    self.listTopics = listTopics
    self.createGame = createGame
    self.findGame = findGame
    self.findPicture = findPicture
    self.history = history
  }

  /// Adds `/trivia/v1/…` under `prefix`. Call it once per router and prefix.
  ///
  /// - Parameters:
  ///   - prefix: such as `/api`. Unknown paths under it get a 404 with problem details, so no
  ///     routes except those of the other APIs can be added there.
  ///   - budget: pays for the calls.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String, paying budget: any CallBudget
  ) {
    let prefix = APIPrefix(prefix)
    let base = prefix.path + "/trivia/v1"
    let routes: [APIRoute<Context>] = routes(base: base)
    router.add(middleware: ProblemMiddleware(prefix: prefix, routes: routes))
    if let history { router.add(middleware: StoreHeader(prefix: APIPrefix(base), store: history)) }
    for route in routes { route.add(to: router, Admission(budget: budget)) }
  }

  /// All calls that ``addRoutes(to:prefix:)`` adds.
  public func calls(prefix: String) -> [APICall] {
    let base = APIPrefix(prefix).path + "/trivia/v1"
    return (routes(base: base) as [APIRoute<BasicRequestContext>]).flatMap(\.calls)
  }

  private func routes<Context: RequestContext>(base: String) -> [APIRoute<Context>] {
    var routes: [APIRoute<Context>] = [
      .get("\(base)/topics", for: .everyone) { request, _ in
        let topics = try await listTopics.execute(in: request.language)
        var response = try Response(
          json: TopicListBody(topics: topics.map { TopicBody($0, base: base) }))
        response.headers.setLanguage(request.language)
        return response
      },
      .on(.post, "\(base)/games", for: .everyone) { request, _ in
        try await self.createGame(for: request, base: base)
      },
      .get("\(base)/games/{id}", for: .everyone) { _, context in
        guard let id = context.parameters.get("id").flatMap(UUID.init(uuidString:)),
          let game = try await findGame.execute(id: id)
        else { throw Problem.noGame() }
        return try Response(json: GameBody(game, base: base))
      },
      .get("\(base)/pictures/{name}.svg", for: .everyone, price: .picture) { request, context in
        guard let name = context.parameters.get("name").flatMap(PictureName.init),
          let picture = try await findPicture.execute(name: name)
        else { throw Problem.noPicture() }
        return picture.response(to: request)
      },
    ]
    if let history { routes.append(.history("\(base)/history", of: history)) }
    return routes
  }

  private func createGame(for request: Request, base: String) async throws -> Response {
    let body = try await JSONBody.decode(CreateGameBody.self, from: request)
    let game: Game
    do {
      game = try await createGame.execute(topic: Topic.ID(body.topic), in: request.language)
    } catch CreateGameError.unknownTopic(let id) {
      throw Problem.unknownTopic(id.rawValue, topicsPath: base + "/topics")
    }
    let answer = GameBody(game, base: base)
    var response = try Response(json: answer, status: .created)
    response.headers[.location] = "\(base)/games/\(answer.id)"
    response.headers.setLanguage(request.language)
    return response
  }
}
