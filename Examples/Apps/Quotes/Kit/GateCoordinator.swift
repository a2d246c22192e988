import SignInDelivery
import SignInModel
import Sillar
import Work

/// Lets nobody in who is not signed in: in every window of a visitor, and at any time.
final class GateCoordinator: Coordinator {
  private let actions: SignInActions
  private let makeSignIn:
    (_ onSignedIn: @escaping (Person) -> Void, _ onSignedOut: @escaping () -> Void) ->
      SignInCoordinator
  private let makeInside: (Person, SignInCoordinator) -> InsideCoordinator
  private lazy var signIn = makeSignIn(
    { [weak self] in self?.show($0) }, { [weak self] in self?.show(nil) })
  private var inside: InsideCoordinator?
  /// Where a link led before it was known who followed it.
  private var wanted = "/"

  /// - Parameters:
  ///   - signIn: Makes the coordinator of SignIn with what follows.
  ///   - inside: Makes what somebody sees who is signed in.
  init(
    actions: SignInActions,
    signIn:
      @escaping (
        _ onSignedIn: @escaping (Person) -> Void, _ onSignedOut: @escaping () -> Void
      ) -> SignInCoordinator,
    inside: @escaping (Person, SignInCoordinator) -> InsideCoordinator
  ) {
    self.actions = actions
    makeSignIn = signIn
    makeInside = inside
  }

  func start() { _ = open("/") }

  func open(_ path: String) -> Bool {
    guard let person = actions.person else {
      guard path == InsideCoordinator.signInPath || InsideCoordinator.knows(path) else {
        return false
      }
      wanted = path == InsideCoordinator.signInPath ? "/" : path
      endInside()
      signIn.start()
      return true
    }
    if inside?.person != person {
      endInside()
      inside = makeInside(person, signIn)
    }
    return inside?.open(path == InsideCoordinator.signInPath ? "/" : path) == true
  }

  func back() -> BackAnswer { inside?.back() ?? signIn.back() }

  func leave() -> BackAnswer { inside?.leave() ?? signIn.leave() }

  /// Who is signed in may change in another window, or by itself.
  func run() async {
    for await person in actions.people where person != inside?.person { show(person) }
  }

  /// Takes everything away that the person saw who was signed in, with all that it still does.
  private func endInside() {
    inside?.end()
    inside = nil
  }

  private func show(_ person: Person?) {
    guard let person else {
      endInside()
      wanted = "/"
      return signIn.start()
    }
    guard inside?.person != person else { return }
    endInside()
    let inside = makeInside(person, signIn)
    self.inside = inside
    if !inside.open(wanted) { inside.start() }
    wanted = "/"
  }
}
