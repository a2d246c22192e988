public import SignInModel
public import Sillar
public import Work
import WorkDelivery

/// The entry point of SignIn: signing in, the account, and signing out.
///
/// ```swift
/// func begin(
///   _ context: ModuleContext, _ sessions: any SignInSessionsDataManager, _ unsent: any UnsentWork
/// ) {
///   SignInCoordinator(context, sessions: sessions, unsent: unsent).start()
/// }
/// ```
///
/// A person may sign in or out in another window, or the session may expire: an app's coordinator follows the people of
/// the session in its `run()`.
public final class SignInCoordinator: Coordinator {
  let context: ModuleContext
  let sessions: any SignInSessionsDataManager
  let signOut: SignOut
  let onSignedIn: (Person) -> Void
  let onSignedOut: () -> Void
  private let demoAccounts: [DemoAccount]
  private var navigator: Navigator { context.navigator }

  /// - Parameters:
  ///   - unsent: The changes that the user is asked about before they are signed out.
  ///   - demoAccounts: Accounts to try the app with, for a configuration that shows them.
  ///   - onSignedIn: Called when a person has signed in in this window.
  ///   - onSignedOut: Called when a person has signed out in this window.
  public init(
    _ context: ModuleContext, sessions: any SignInSessionsDataManager, unsent: any UnsentWork,
    demoAccounts: [DemoAccount] = [], onSignedIn: @escaping (Person) -> Void = { _ in },
    onSignedOut: @escaping () -> Void = {}
  ) {
    self.context = context
    self.sessions = sessions
    signOut = SignOut(sessions: sessions, unsent: unsent)
    self.demoAccounts = context.configuration[SignInShowsDemoAccounts.self] ? demoAccounts : []
    self.onSignedIn = onSignedIn
    self.onSignedOut = onSignedOut
  }

  /// Replaces all screens with the form.
  public func start() { navigator.replaceAll(with: [makeForm()]) }

  /// Makes the form, for a link that opens it.
  public func makeForm() -> Screen {
    Screen(
      "sign-in", at: SignInRoute(),
      view: SignInFormView(demoAccounts: demoAccounts, hasExpired: sessions.hasExpired),
      presenter: SignInFormPresenter(coordinator: self))
  }

  /// Shows the account of the person who is signed in.
  public func showAccount() {
    if let account = account() { navigator.push(account) }
  }

  /// The destinations for a person who is signed in.
  public var routes: [Destination] {
    Destination(AccountRoute.self, beneath: { _ in [HomeRoute()] }, build: { _ in self.account() })
    Destination(SignInRoute.self) { _ in nil }
  }

  private func account() -> Screen? {
    guard let person = sessions.person else { return nil }
    let signingOut = Submission()
    return Screen(
      "account", at: AccountRoute(), view: AccountView(person: person),
      state: Driver { signingOut.state },
      send: { _ in
        switch await signingOut.run({ try await self.signOut.execute() }) {
        case .signedOut: self.onSignedOut()
        case .unsent(let count): self.askAbout(count)
        case nil: break
        }
      })
  }

  /// Asks about unsent work before signing out.
  private func askAbout(_ count: UnsentCount) {
    guard navigator.modals.isEmpty else { return }
    let presenter = SignOutPresenter(count, coordinator: self)
    navigator.present(Screen("sign-out", view: SignOutView(), presenter: presenter))
  }

  func stay() { navigator.dismiss() }
}
