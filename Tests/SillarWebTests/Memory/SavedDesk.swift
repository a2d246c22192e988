import Scripted
import Sillar

@testable import SillarWeb

private struct DeskRoute: Route { static let path = Path("/") { DeskRoute() } }
private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

/// An app with two screens, and what a host needs so that its windows outlive it: its keys, and a store.
struct SavedDesk {
  var settings = WebHost.Settings()
  let store: HostStore
  let clock: any Clock<Duration>
  /// What was sent, in its order.
  var sent = Mutexed<[String]>([])

  init(_ store: HostStore = HostStore(), clock: any Clock<Duration> = ContinuousClock()) {
    self.store = store
    self.clock = clock
    settings.firstPageWait = .milliseconds(500)
  }

  /// The host as another process makes it.
  func host() throws -> WebHost {
    WebHost(
      app: try TestApp { [sent] in DeskCoordinator($0, sent) }, settings: settings, store: store,
      clock: clock, logger: .silent)
  }
}

private final class DeskCoordinator: Coordinator {
  private let navigator: Navigator
  private let sent: Mutexed<[String]>

  init(_ navigator: Navigator, _ sent: Mutexed<[String]>) {
    self.navigator = navigator
    self.sent = sent
  }

  func start() { navigator.replaceAll(with: [desk()]) }

  static let destinations: [Destination<DeskCoordinator>] = [
    Destination(DeskRoute.self) { $0.desk() },
    Destination(
      NoteRoute.self, beneath: { _ in [DeskRoute()] }, build: { $0.note($1) }),
  ]

  private func desk() -> Screen {
    let presenter = ScriptedPresenter("") { presenter, event in
      switch event {
      case .text(let text): presenter.value = text
      case .tap("send"):
        self.sent.change { [text = presenter.value] in $0.append(text) }
        presenter.value = ""
      case .tap: self.navigator.push(self.note(NoteRoute(id: 7)))
      default: break
      }
    }
    return Screen(
      "desk", at: DeskRoute(),
      view: ScriptedView<String> { name in
        Text("Desk", .title)
        Text("Hello \(name)")
        TextField("Name", text: name, send: { .text($0) })
        TextField("Password", text: "", kind: .password, send: { _ in .number(1) })
        Button("Send", send: .tap("send"))
        Button("Note 7", send: .tap("note"))
        Link("Note 8", to: NoteRoute(id: 8))
      }, presenter: presenter)
  }

  private func note(_ route: NoteRoute) -> Screen {
    Screen(
      "note", at: route,
      view: ScriptedView<Int> { stars in
        Text("Note \(route.id)", .title)
        Text("\(stars) stars")
        Button("Star", send: .tap("star"))
      },
      presenter: ScriptedPresenter(0) { presenter, _ in presenter.value += 1 })
  }
}
