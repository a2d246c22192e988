import Foundation
import Logging
import NIOHTTP1
import Scripted
import Sillar
import SillarPush
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

/// An app that has notices for people, and says what a test says.
struct NoticeHost: Sendable {
  enum Words: String, StringKey {
    static let module = "Shop"
    case messages, money, said
  }

  struct ChatRoute: Route {
    let id: Int
    static let path = Path("/chats/:id", \.id, make: Self.init)
  }

  static let messages = "Shop.messages"
  static let money = "Shop.money"

  /// What waits for each account, and for strangers by visitor.
  final class Board: Sendable {
    private struct State {
      var notices: [String: [Notice]] = [:]
      var listeners: [String: [UUID: AsyncStream<[Notice]>.Continuation]] = [:]
    }
    private let state = Mutex(State())

    func say(_ notices: [Notice], to person: String) {
      let listeners = state.withLock { state in
        state.notices[person] = notices
        return state.listeners[person] ?? [:]
      }
      for listener in listeners.values { listener.yield(notices) }
    }

    func notices(for person: String) -> AsyncStream<[Notice]> {
      let (stream, listener) = AsyncStream.makeStream(of: [Notice].self)
      let id = UUID()
      state.withLock { state in
        listener.yield(state.notices[person] ?? [])
        state.listeners[person, default: [:]][id] = listener
      }
      listener.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[person]?[id] = nil }
      }
      return stream
    }

    /// The people whom somebody listens for.
    var followed: Set<String> {
      state.withLock { Set($0.listeners.filter { !$0.value.isEmpty }.keys) }
    }
  }

  private struct NoticeApp: App {
    let flavor: Flavor
    let board: Board
    let screen: @Sendable (ModuleContext) -> Screen

    func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
      board.notices(for: account ?? visitor)
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      NoticeCoordinator(context, screen)
    }
  }

  private final class NoticeCoordinator: Coordinator {
    private let context: ModuleContext
    private let screen: (ModuleContext) -> Screen

    init(_ context: ModuleContext, _ screen: @escaping (ModuleContext) -> Screen) {
      self.context = context
      self.screen = screen
    }

    func start() { context.navigator.replaceAll(with: [screen(context)]) }

    private func chat(_ route: ChatRoute) -> Screen {
      Screen("chat", path: route.link, ScriptedPresenter(0)) { _ in
        Text("Chat \(route.id)", .title)
      }
    }

    static let destinations: [Destination<NoticeCoordinator>] = [
      Destination(ChatRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.chat($1) }),
      Destination(HomeRoute.self) { $0.screen($0.context) },
    ]
  }

  struct HomeRoute: Route {
    static let path = Path("/") { HomeRoute() }
  }

  static let secret: [UInt8] = Array(repeating: 7, count: 32)
  private static let texts = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "messages": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "New messages" } },
        "es": { "stringUnit": { "state": "translated", "value": "Mensajes nuevos" } } } },
      "money": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Money" } },
        "es": { "stringUnit": { "state": "translated", "value": "Dinero" } } } },
      "said": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "{who} has written" } },
        "es": { "stringUnit": { "state": "translated", "value": "{who} ha escrito" } } } } } }
    """

  let board: Board
  let host: WebHost

  init(
    _ name: String = "Market", in folder: URL, store: HostStore? = nil, at path: String = "",
    sessionPath: String? = nil, board: Board = Board(),
    services: [String], push: any PushService = HTTPPushService(),
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = .silent,
    screen: @escaping @Sendable (ModuleContext) -> Screen = { _ in WebFlavor.plain() }
  ) throws {
    let resources = folder.appending(path: "shop")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try Data(Self.texts.utf8).write(to: resources.appending(path: "Localizable.xcstrings"))
    let shop = Module(
      name: "Shop", version: "1.0.0", resources: resources, strings: [Words.self],
      routes: NoticeCoordinator.routes, notices: [Words.messages, Words.money])
    let flavor = try Flavor(
      name: name, languages: ["en", "es"], modules: [shop],
      configuration: Configuration(flavor: name, providers: []))
    var settings = WebHost.Settings()
    settings.secret = Self.secret
    settings.sessionPath = sessionPath
    settings.pushServices += services
    self.board = board
    host = WebHost(
      app: NoticeApp(flavor: flavor, board: board, screen: screen), at: path, settings: settings,
      store: try store ?? HostStore(in: folder.appending(path: "data")), push: push,
      clock: clock, logger: logger)
  }

  /// A message in a chat.
  static func message(
    _ number: Int, from who: String = "Carla", _ text: String = "Hello", in chat: Int = 7,
    unread: Int = 1
  ) -> Notice {
    Notice(
      Words.messages, about: "chat \(chat)", event: "\(number)",
      title: Words.said.with(["who": who]), text, opens: ChatRoute(id: chat), unread: unread)
  }

  static func payment(_ number: Int) -> Notice {
    Notice(
      Words.money, about: "money", event: "\(number)", title: "Money", "10", opens: HomeRoute())
  }
}

extension TestBrowser {
  /// Says to the host of a page what a device wants to be told of.
  func subscribe(
    _ device: TestDevice, to kinds: [String], at page: TestPage, token: String? = nil
  ) async throws -> Int {
    try await request(
      .POST, "\(page.base)/-/windows/\(page.window)/notices",
      headers: ["form-token": token ?? page.token, "content-type": "application/json"],
      body: device.wish(kinds: kinds)
    ).status
  }
}
