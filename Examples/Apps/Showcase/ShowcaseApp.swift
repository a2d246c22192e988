import Sillar

/// The first page of the showcase: one screen that lists the apps.
struct ShowcaseApp: App {
  let flavor: Flavor
  private let apps: [ListedApp]

  init(apps: [ListedApp]) throws {
    self.apps = apps
    flavor = try Flavor(
      name: "Sillar", summary: Words.title, languages: ["en", "es", "es-AR", "pt-BR"],
      modules: [.showcase],
      configuration: Configuration(flavor: "Sillar", modules: [.showcase], providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ShowcaseCoordinator(apps: apps, navigator: context.navigator)
  }
}

struct ListedApp: Identifiable, Equatable, Sendable {
  let name: String
  let summary: LocalizedText
  /// The app's address; nil while the app is not available.
  let address: String?

  var id: String { name }
}

extension ListedApp {
  init(_ app: some App, _ summary: Words, address: String) {
    self.init(name: app.flavor.name, summary: summary.localized, address: address)
  }

  init(unavailable name: String) {
    self.init(name: name, summary: Words.unavailable.with(["app": name]), address: nil)
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
    Text(Words.title, .title)
    Text(Words.message).style(.muted)
    List(apps, label: Words.apps) { app in
      Card {
        Text(app.name, .heading)
        Text(app.summary)
        if let address = app.address { Link(Words.open.with(["app": app.name]), to: address) }
      }
    }
  }
}
