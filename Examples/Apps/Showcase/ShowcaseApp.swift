import Sillar

/// The first page of the showcase: one screen that lists the apps.
struct ShowcaseApp: App {
  let flavor: Flavor
  private let apps: [ListedApp]

  init(apps: [ListedApp]) throws {
    self.apps = apps
    flavor = try Flavor(
      name: "Sillar", summary: "Apps built from shared modules, in Swift.",
      configuration: Configuration(flavor: "Sillar", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ShowcaseCoordinator(apps: apps, navigator: context.navigator)
  }
}

struct ListedApp: Identifiable, Equatable, Sendable {
  let name: String
  let summary: String
  /// The app's address; nil while the app is not available.
  let address: String?

  var id: String { name }
}

extension ListedApp {
  init(_ app: some App, address: String) {
    self.init(name: app.flavor.name, summary: app.flavor.summary, address: address)
  }

  init(unavailable name: String) {
    self.init(name: name, summary: "\(name) is not available just now.", address: nil)
  }
}

struct AppsRoute: Route {
  static let path = Path("/") { AppsRoute() }
}

final class ShowcaseCoordinator: Coordinator {
  private let apps: [ListedApp]
  private let navigator: Navigator

  init(apps: [ListedApp], navigator: Navigator) {
    self.apps = apps
    self.navigator = navigator
  }

  func start() {
    let state = Driver { [apps] in apps }
    navigator.push(Screen("apps", at: AppsRoute(), view: AppsView(), state: state) { _ in })
  }
}

struct AppsView: View {
  func body(_ apps: [ListedApp]) -> [Node<Never>] {
    Text("Apps from shared modules", .title)
    Text("Each is a real app. Turn the network off, press Back, look at it on a phone.")
      .style(.muted)
    List(apps, label: "Apps") { app in
      Card {
        Text(app.name, .heading)
        Text(app.summary)
        if let address = app.address { Link("Open \(app.name)", to: address) }
      }
    }
  }
}
