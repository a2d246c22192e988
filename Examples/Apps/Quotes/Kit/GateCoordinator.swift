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
      inside = nil
      signIn.start()
      return true
    }
    if inside?.person != person { inside = makeInside(person, signIn) }
    return inside?.open(path == InsideCoordinator.signInPath ? "/" : path) == true
  }

  func back() -> BackAnswer { inside?.back() ?? signIn.back() }

  func leave() -> BackAnswer { inside?.leave() ?? signIn.leave() }

  /// Who is signed in may change in another window, or by itself.
  func run() async {
    for await person in actions.people where person != inside?.person { show(person) }
  }

  private func show(_ person: Person?) {
    guard let person else {
      inside = nil
      wanted = "/"
      return signIn.start()
    }
    guard inside?.person != person else { return }
    let inside = makeInside(person, signIn)
    self.inside = inside
    if !inside.open(wanted) { inside.start() }
    wanted = "/"
  }
}
