import Hummingbird
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A small site with an app of one screen at `/tasks`, which greets the account and counts taps.
struct SiteWithScreen: Sendable {
  let site = SmallSite()
  let host: WebHost
  /// The account of each tap.
  let taps = Log()

  /// - Parameter change: What the site's author sets.
  init(
    store: HostStore? = nil, clock: any Clock<Duration> = ContinuousClock(),
    renews: Bool = false,
    _ change: (inout WebHost.Settings, SmallSite) -> Void
  ) throws {
    var settings = WebHost.Settings()
    settings.secret = SignInHost.secret
    change(&settings, site)
    host = WebHost(
      app: try TasksApp(taps: taps, renews: renews), at: "/tasks", settings: settings, store: store,
      clock: clock, logger: .silent)
  }

  func run(_ test: @escaping @Sendable (RunningServer) async throws -> Void) async throws {
    try await RunningServer.run(logger: .silent, test: test) { onRunning in
      WebServer(
        hosts: [host], router: site.router, address: .hostname("127.0.0.1", port: 0),
        logger: .silent, onServerRunning: onRunning)
    }
  }
}

private struct TasksApp: App {
  let taps: Log
  /// True if a tap signs Eve in, as a module with accounts of its own would.
  let renews: Bool

  let flavor: Flavor

  init(taps: Log, renews: Bool) throws {
    self.taps = taps
    self.renews = renews
    flavor = try Flavor(
      name: "Tasks", configuration: Configuration(flavor: "Tasks", providers: []),
      keepsOnDevice: { _, _ in true })
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    TasksCoordinator(context, taps, renews: renews)
  }
}

private final class TasksCoordinator: Coordinator {
  private let context: ModuleContext
  private let taps: Log
  private let renews: Bool

  init(_ context: ModuleContext, _ taps: Log, renews: Bool) {
    self.context = context
    self.taps = taps
    self.renews = renews
  }

  func start() {
    let (context, taps, renews) = (context, taps, renews)
    let name = context.visitor.account ?? "nobody"
    let presenter = ScriptedPresenter(0) { presenter, event in
      if event == .tap("Ask") { return context.navigator.present(Self.question) }
      taps.add(name)
      presenter.value += 1
      if renews { taps.add("\(await context.renewSession("eve"))") }
    }
    context.navigator.replaceAll(with: [
      Screen("tasks", path: "/", presenter) { count in
        Text("Tasks of \(name)", .title)
        Text("Done: \(count)")
        Button("Done", send: .tap(""))
        Button("Ask", send: .tap("Ask"))
        Link("Elsewhere", to: "https://elsewhere.example/")
      }
    ])
  }

  private static var question: Screen {
    Screen("question", ScriptedPresenter(0)) { _ in
      Text("Sure?", .title)
      Button("Keep", send: .tap("Keep"))
    }
  }
}
