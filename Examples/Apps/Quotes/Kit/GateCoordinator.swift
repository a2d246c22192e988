import SignInDelivery
import SignInModel
import Sillar
import Work

/// Shows the modules to a signed-in user, and the sign-in form to everyone else. All windows of a visitor follow each
/// sign-in and sign-out.
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
  /// The link that the user followed before signing in.
  private var wanted = "/"

  /// - Parameter modules: All modules of the app; a link to any of their screens shows the sign-in form first.
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

  /// Opens the home when a signed-in user follows a link to the sign-in form.
  func open(_ path: String) -> Bool {
    guard let current, path == "/sign-in" else { return false }
    current.start()
    return true
  }

  func back() -> BackAnswer { inside?.back() ?? signIn.back() }

  func leave() -> BackAnswer { inside?.leave() ?? signIn.leave() }

  /// Follows sign-ins and sign-outs in other windows, and the end of the session.
  func run() async {
    for await person in sessions.people where person != inside?.person { show(person) }
  }

  /// The modules of the signed-in user; nil if no user is signed in.
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

  /// Removes the screens of the last user and ends their tasks.
  private func endInside() {
    inside?.end()
    inside = nil
  }

  private func show(_ person: Person?) {
    // The form and the `people` stream both report a sign-in: the second report changes nothing.
    guard person == nil || person != inside?.person else { return }
    defer { wanted = "/" }
    if let current, current.person == person { current.show(wanted) } else { leaveModules() }
  }

  private func leaveModules() {
    endInside()
    signIn.start()
  }
}
