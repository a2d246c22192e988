import Observation
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
  let address: String
  let isAvailable: Bool

  var id: String { address }

  init(_ app: some App, address: String) {
    name = app.flavor.name
    summary = app.flavor.summary
    self.address = address
    isAvailable = true
  }

  init(unavailable name: String, address: String) {
    self.name = name
    summary = "\(name) is not available just now."
    self.address = address
    isAvailable = false
  }
}

final class ShowcaseCoordinator: Coordinator {
  private let apps: [ListedApp]
  private let navigator: Navigator

  init(apps: [ListedApp], navigator: Navigator) {
    self.apps = apps
    self.navigator = navigator
  }

  func start() {
    navigator.push(
      Screen("apps", path: "/", view: AppsView(), presenter: AppsPresenter(apps: apps)))
  }
}

@Observable final class AppsPresenter: Presenter {
  let state: [ListedApp]

  init(apps: [ListedApp]) { state = apps }

  func handle(_ event: Never) async {}
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
        if app.isAvailable { Link("Open \(app.name)", to: app.address) }
      }
    }
  }
}
