import Logging
import Scripted
import Sillar
import SillarTesting
import Synchronization

@testable import SillarWeb

/// An app that signs visitors in by a tap, with a host whose date a test moves.
struct SignInHost: Sendable {
  /// Asks the app's service whether the session goes on.
  typealias Ask = @Sendable () async -> Bool

  /// The accounts of visitors.
  final class Accounts: Sendable {
    private let state = Mutex<[String: String]>([:])

    subscript(visitor: String) -> String? {
      get { state.withLock { $0[visitor] } }
      set { state.withLock { $0[visitor] = newValue } }
    }
  }

  private struct SignInApp: App {
    let flavor: Flavor
    let accounts: Accounts
    let knowsEnds: Bool
    let ended: AsyncStream<String>
    let ask: Ask

    init(
      _ accounts: Accounts, knowsEnds: Bool, ended: AsyncStream<String>, keepsOnDevice: Bool,
      ask: @escaping Ask
    ) throws {
      self.accounts = accounts
      self.knowsEnds = knowsEnds
      self.ended = ended
      self.ask = ask
      flavor = try Flavor(
        name: "SignIn", languages: ["en", "es"],
        configuration: Configuration(flavor: "SignIn", providers: []),
        keepsOnDevice: { keepsOnDevice || !$1 })
    }

    func isSignedIn(_ visitor: String, as account: String) async -> Bool {
      if await !ask() { accounts[visitor] = nil }
      return !knowsEnds || accounts[visitor] == account
    }

    func endedVisitors() -> AsyncStream<String> { ended }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      SignInCoordinator(context, accounts)
    }
  }

  private final class SignInCoordinator: Coordinator {
    private let context: ModuleContext
    private let accounts: Accounts

    init(_ context: ModuleContext, _ accounts: Accounts) {
      self.context = context
      self.accounts = accounts
    }

    func start() {
      let (context, accounts) = (context, accounts)
      let visitor = context.visitor.id
      let presenter = ScriptedPresenter(accounts[visitor].map { "Hello \($0)" } ?? "Nobody") {
        presenter, event in
        switch event {
        case .tap("in"):
          guard await context.renewSession("ana") else {
            presenter.value = "The browser did not come"
            return
          }
          accounts[visitor] = "ana"
          presenter.value = "Hello ana"
        case .tap("out"):
          accounts[visitor] = nil
          presenter.value = "Nobody"
          _ = await context.renewSession(nil)
        default: await context.endSessions(of: "ana")
        }
      }
      context.navigator.replaceAll(with: [
        Screen("home", path: "/", presenter) { text in
          Text(text, .title)
          Button("Sign in", send: .tap("in"))
          Button("Sign out", send: .tap("out"))
          Button("Sign out everywhere", send: .tap("everywhere"))
        }
      ])
    }
  }

  static let secret: [UInt8] = Array(repeating: 7, count: 32)

  let accounts = Accounts()
  let host: WebHost
  let store: HostStore
  private let ended: AsyncStream<String>.Continuation

  /// - Parameters:
  ///   - store: By default in memory.
  ///   - knowsEnds: True for an app that says who is signed in.
  ///   - keepsOnDevice: True if devices may keep the screens of an account.
  init(
    at path: String = "", store: HostStore = HostStore(), knowsEnds: Bool = false,
    keepsOnDevice: Bool = false, pictures: (any PictureStore)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = .silent, _ change: (inout WebHost.Settings) -> Void = { _ in },
    ask: @escaping Ask = { true }
  ) throws {
    var settings = WebHost.Settings()
    settings.secret = Self.secret
    change(&settings)
    self.store = store
    let (visitors, ended) = AsyncStream.makeStream(of: String.self)
    self.ended = ended
    host = WebHost(
      app: try SignInApp(
        accounts, knowsEnds: knowsEnds, ended: visitors, keepsOnDevice: keepsOnDevice, ask: ask),
      at: path,
      settings: settings, store: store, pictures: pictures, clock: clock, logger: logger)
  }

  /// Ends a visitor's session as a service does; the app hears of it.
  func endByService(_ visitor: String) {
    accounts[visitor] = nil
    say(visitor)
  }

  /// The app says that a visitor's session may be over.
  func say(_ visitor: String) { ended.yield(visitor) }
}
