public import SignInModel
public import Sillar
public import Work

/// The way in, and out again: signing in, who one is, and signing out.
///
/// ```swift
/// final class DoorCoordinator: Coordinator {
///   private let actions: SignInActions
///   private let signIn: SignInCoordinator
///   init(navigator: Navigator, actions: SignInActions, words: Localization) {
///     self.actions = actions
///     signIn = SignInCoordinator(
///       navigator: navigator, actions: actions, words: words, options: SignInOptions())
///   }
///   func start() { signIn.start() }
///   func run() async { for await person in actions.people where person == nil { signIn.start() } }
/// }
/// ```
///
/// Somebody may sign in or out in another window, or their session may end by itself: an app's coordinator learns of
/// all that in its `run()`, from ``SignInActions/people``.
public final class SignInCoordinator: Coordinator {
  private let navigator: Navigator
  private let form: SignInFormBuilder
  private let account: AccountBuilder
  private let signOut: SignOutBuilder
  /// Who one is, while that is shown.
  private weak var accountScreen: Screen?
  private let onSignedIn: (Person) -> Void
  private let onSignedOut: () -> Void

  /// - Parameters:
  ///   - actions: What this visitor can do.
  ///   - clock: Drives how long one has still to wait after too many attempts.
  ///   - onSignedIn: Somebody has signed in in this window.
  ///   - onSignedOut: Somebody has signed out in this window.
  public init(
    navigator: Navigator, actions: SignInActions, words: Localization, options: SignInOptions,
    clock: any Clock<Duration> = ContinuousClock(),
    onSignedIn: @escaping (Person) -> Void = { _ in }, onSignedOut: @escaping () -> Void = {}
  ) {
    self.navigator = navigator
    self.onSignedIn = onSignedIn
    self.onSignedOut = onSignedOut
    form = SignInFormBuilder(actions: actions, words: words, options: options, clock: clock)
    account = AccountBuilder(actions: actions, words: words)
    signOut = SignOutBuilder(actions: actions, words: words)
  }

  /// Puts the form in the place of all that is there.
  public func start() { navigator.replaceAll(with: [makeForm()]) }

  /// Makes the form, for a link that leads to it first.
  public func makeForm() -> Screen { form.build(coordinator: self) }

  /// Who one is and the way out, on top of what is there.
  public func showAccount() {
    let screen = account.build(coordinator: self)
    accountScreen = screen
    navigator.push(screen)
  }

  /// The paths are `/sign-in`, in the place of all that is there, and `/account`, on top of it.
  public func open(_ path: String) -> Bool {
    switch path {
    case SignInFormBuilder.path: start()
    case AccountBuilder.path: showAccount()
    default: return false
    }
    return true
  }

  public func back() -> BackAnswer { .pop }
}

extension SignInCoordinator: SignInFormCoordinator, AccountCoordinator, SignOutCoordinator {
  func signedIn(_ person: Person) { onSignedIn(person) }

  func signOutAsks(about count: UnsentCount) {
    guard let accountScreen, navigator.top === accountScreen else { return }
    navigator.present(signOut.build(count, coordinator: self))
  }

  func signOutClosed() { navigator.dismiss() }

  func signedOut() { onSignedOut() }
}
