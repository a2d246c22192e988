import Scripted
import Sillar
import UnsentDelivery
import UnsentModel

/// An app with the list at `/unsent`, and a home with the line about it at `/`.
struct UnsentInMemory: App {
  let world: UnsentWorld
  let flavour: Flavour

  init(world: UnsentWorld) throws {
    self.world = world
    flavour = try Flavour(
      name: "Homeowner", languages: ["en", "es"], modules: [UnsentModule.module],
      configuration: Configuration(flavour: "Homeowner", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    let words = flavour.localisation(for: visitor)
    return HomeCoordinator(
      navigator: navigator,
      unsent: UnsentCoordinator(
        navigator: navigator, actions: world.actions, words: words,
        wording: UnsentWording(
          describe: { $0.kind == "write-note" ? "A note" : "Another name" },
          about: { $0.subject == "request/r1" ? "Leaking tap" : "Old roof" },
          refusal: { $0 == "too-rude" ? "That was too rude." : nil }),
        changes: UnsentChanges(kinds: ["write-note"]) { [world] in
          world.changed.add("change \($0.subject)")
        }),
      badge: UnsentBadge(actions: world.actions, words: words))
  }
}

final class HomeCoordinator: Coordinator {
  private let navigator: Navigator
  private let unsent: UnsentCoordinator
  private let badge: UnsentBadge

  init(navigator: Navigator, unsent: UnsentCoordinator, badge: UnsentBadge) {
    self.navigator = navigator
    self.unsent = unsent
    self.badge = badge
  }

  func start() {
    navigator.replaceAll(with: [
      Screen(
        "home", path: "/", view: HomeView(), presenter: HomePresenter(),
        children: ["unsent": badge.build()])
    ])
  }

  func open(_ path: String) -> Bool {
    if path == "/" { start() }
    return path == "/" || unsent.open(path)
  }

  func back() -> BackAnswer { .pop }
}

struct HomeView: View {
  func body(_ state: Int) -> [Node<Never>] {
    Text("Home", .title)
    ChildScreen("unsent")
  }
}

final class HomePresenter: Presenter {
  let state = 0
  func handle(_ event: Never) async {}
}
