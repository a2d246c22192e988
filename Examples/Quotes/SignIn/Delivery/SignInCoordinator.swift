public import SignInModel
public import Sillar
public import Work

/// The entry point of SignIn: signing in, the account, and signing out.
///
/// ```swift
/// final class DoorCoordinator: Coordinator {
///   private let actions: SignInActions
///   private let signIn: SignInCoordinator
///   init(_ context: ModuleContext, actions: SignInActions) {
///     self.actions = actions
///     signIn = SignInCoordinator(context, actions: actions)
///   }
///   func start() { signIn.start() }
///   func run() async { for await person in actions.people where person == nil { signIn.start() } }
/// }
/// ```
///
/// A person may sign in or out in another window, or the session may end by itself: an app's coordinator follows
/// ``SignInActions/people`` in its `run()`.
public final class SignInCoordinator: Coordinator {
  private let context: ModuleContext
  private let actions: SignInActions
  private let demoAccounts: [DemoAccount]
  private let onSignedIn: (Person) -> Void
  private let onSignedOut: () -> Void
  private var navigator: Navigator { context.navigator }
  /// The account, while it is shown.
  private weak var accountScreen: Screen?

  /// - Parameters:
  ///   - demoAccounts: Accounts to try the app with, for a configuration that shows them.
  ///   - onSignedIn: Called when a person has signed in in this window.
  ///   - onSignedOut: Called when a person has signed out in this window.
  public init(
    _ context: ModuleContext, actions: SignInActions, demoAccounts: [DemoAccount] = [],
    onSignedIn: @escaping (Person) -> Void = { _ in }, onSignedOut: @escaping () -> Void = {}
  ) {
    self.context = context
    self.actions = actions
    self.demoAccounts = context.configuration[SignInShowsDemoAccounts.self] ? demoAccounts : []
    self.onSignedIn = onSignedIn
    self.onSignedOut = onSignedOut
  }

  /// Replaces all screens with the form.
  public func start() { navigator.replaceAll(with: [makeForm()]) }

  /// Makes the form, for a link that leads to it first.
  public func makeForm() -> Screen {
    let presenter = SignInFormPresenter(context, self, actions, demoAccounts)
    return Screen("sign-in", at: SignInRoute(), view: SignInFormView(), presenter: presenter)
  }

  public func showAccount() { navigator.push(account()) }

  /// The destinations for a person who is signed in.
  public var routes: [Destination] {
    Destination(AccountRoute.self, beneath: { _ in [HomeRoute()] }, build: { _ in self.account() })
    Destination(SignInRoute.self) { _ in nil }
  }

  private func account() -> Screen {
    let screen = Screen(
      "account", at: AccountRoute(), view: AccountView(),
      presenter: AccountPresenter(actions, self))
    accountScreen = screen
    return screen
  }

  func signedIn(_ person: Person) { onSignedIn(person) }
  func signedOut() { onSignedOut() }
  func signOutClosed() { navigator.dismiss() }

  /// Asks about unsent work before signing out.
  func askAbout(_ count: UnsentCount) {
    guard let accountScreen, navigator.top === accountScreen else { return }
    let presenter = SignOutPresenter(count, actions.signOut, self)
    navigator.present(Screen("sign-out", view: SignOutView(), presenter: presenter))
  }
}
