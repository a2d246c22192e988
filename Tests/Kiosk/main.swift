// A program of the tests: an app with a service, a switch and a secret, served as any other.
import Logging
import Observation
import Sillar
import SillarConfiguration
import SillarPostgreSQL
import SillarServer
import SillarWeb

enum StallAPI: ServiceAddressKey {
  static let name = "api.url"
  static let summary = "The address of the stall."
}

enum OpensEarly: DefaultedConfigurationKey {
  static let name = "kiosk.opens-early"
  static let defaultValue = false
}

enum StallKey: DefaultedConfigurationKey {
  static let name = "stall.key"
  static let isSecret = true
  static let defaultValue = ""
}

struct Local: ConfigurationProvider {
  let name = "kiosk"
  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(OpensEarly.self, to: true)
  }
}

struct KioskRoute: Route {
  static let path = Path("/") { KioskRoute() }
}

struct KioskState: Equatable, Sendable {
  let title: String
  var code = ""
  var orders = 0
}

enum KioskEvent: Equatable, Sendable {
  case codeTyped(String)
  case ordered
}

@Observable final class KioskPresenter: Presenter {
  private(set) var state: KioskState
  init(title: String) { state = KioskState(title: title) }

  func handle(_ event: KioskEvent) async {
    switch event {
    case .codeTyped(let code): state.code = code
    case .ordered: state.orders += 1
    }
  }
}

struct KioskView: View {
  func body(_ state: KioskState) -> [Node<KioskEvent>] {
    Text(state.title, .title)
    Picture(.stored("sign"), description: "The sign")
    TextField("Code", text: state.code, kind: .password, send: { .codeTyped($0) })
    Button("Order", .primary, send: .ordered)
    if state.orders > 0 { Text("Orders: \(state.orders)") }
  }
}

final class KioskCoordinator: Coordinator {
  let context: ModuleContext
  init(_ context: ModuleContext) { self.context = context }

  func start() { context.navigator.replaceAll(with: [kiosk()]) }

  static let destinations: [Destination<KioskCoordinator>] = [
    Destination(KioskRoute.self) { $0.kiosk() }
  ]

  private func kiosk() -> Screen {
    let text = context.configuration[OpensEarly.self] ? "Open" : "Closed"
    return Screen(
      "kiosk", at: KioskRoute(), view: KioskView(), presenter: KioskPresenter(title: text))
  }
}

struct Sign: PictureStore {
  func picture(named name: String) async throws -> StoredPicture? {
    StoredPicture(data: [1, 2, 3], contentType: "image/png")
  }
}

struct KioskApp: ServerApp {
  static let name = "Kiosk"
  static let version = "1.2.3"
  static let summary = "Serves a kiosk."
  static let services: [any ServiceAddressKey.Type] = [StallAPI.self]
  static let modules = [
    Module(
      name: "Stall", version: "2.0.0",
      configuration: [
        ConfigurationDeclaration(StallAPI.self, neededBy: "Stall"),
        ConfigurationDeclaration(OpensEarly.self, neededBy: "Stall"),
        ConfigurationDeclaration(StallKey.self, neededBy: "Stall"),
      ], routes: KioskCoordinator.routes,
      previews: [
        "Closed": { Screen(preview: KioskView(), KioskState(title: "Closed")) },
        "With orders": { Screen(preview: KioskView(), KioskState(title: "Open", orders: 3)) },
      ])
  ]

  let flavor: Flavor

  init(configuration: Configuration, logger: Logger) throws {
    flavor = try Flavor(name: Self.name, modules: Self.modules, configuration: configuration)
  }

  var pictureStore: (any PictureStore)? { Sign() }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator { KioskCoordinator(context) }
}

try await Server.run(KioskApp.self, providers: [Local()], server: PostgreSQLDatabases.init)
