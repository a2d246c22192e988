import SignInDelivery
import SignInModel
import Sillar
import Work

/// Shows the modules to a person who is signed in, and the form for signing in to everybody else: in each window of a
/// visitor, at any time.
final class GateCoordinator: Coordinator {
  private let sessions: any SignInSessionsDataManager
  private let makeSignIn:
    (_ onSignedIn: @escaping (Person) -> Void, _ onSignedOut: @escaping () -> Void) ->
      SignInCoordinator
  private let makeInside: (Person, SignInCoordinator) -> InsideCoordinator
  private let modules: [Module]
  private lazy var signIn = makeSignIn(
    { [weak self] in self?.show($0) }, { [weak self] in self?.show(nil) })
  private var inside: InsideCoordinator?
  /// The link that was followed before signing in.
  private var wanted = "/"

  /// - Parameter modules: All modules of the app: a link to any of their screens leads to the form first.
  init(
    sessions: any SignInSessionsDataManager, modules: [Module],
    signIn:
      @escaping (
        _ onSignedIn: @escaping (Person) -> Void, _ onSignedOut: @escaping () -> Void
      ) -> SignInCoordinator,
    inside: @escaping (Person, SignInCoordinator) -> InsideCoordinator
  ) {
    self.sessions = sessions
    self.modules = modules
    makeSignIn = signIn
    makeInside = inside
  }

  func start() {
    if let current { current.start() } else { signIn.start() }
  }

  var routes: [Destination] {
    current?.routes ?? modules.flatMap { $0.destinations { self.form(before: $0) } }
  }

  /// A person who is signed in needs no form: its address leads to the home.
  func open(_ path: String) -> Bool {
    guard let current, path == "/sign-in" else { return false }
    current.start()
    return true
  }

  func back() -> BackAnswer { inside?.back() ?? signIn.back() }

  func leave() -> BackAnswer { inside?.leave() ?? signIn.leave() }

  /// The person may change in another window, or when the session ends.
  func run() async {
    for await person in sessions.people where person != inside?.person { show(person) }
  }

  /// The modules of the person who is signed in; nil for nobody.
  private var current: InsideCoordinator? {
    guard let person = sessions.person else { return nil }
    if let inside, inside.person == person { return inside }
    endInside()
    let new = makeInside(person, signIn)
    inside = new
    return new
  }

  private func form(before path: String) -> Screen {
    wanted = path
    endInside()
    return signIn.makeForm()
  }

  /// Removes everything that the last person saw, with all that it still does.
  private func endInside() {
    inside?.end()
    inside = nil
  }

  private func show(_ person: Person?) {
    // Both the form and the people tell of a person: the second finds the screens of the wanted link.
    guard person == nil || person != inside?.person else { return }
    defer { wanted = "/" }
    if let current, current.person == person { current.show(wanted) } else { leaveModules() }
  }

  private func leaveModules() {
    endInside()
    signIn.start()
  }
}
