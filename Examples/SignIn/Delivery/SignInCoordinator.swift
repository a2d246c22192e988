public import SignInModel
public import Sillar

/// The entry point of SignIn: signing in, the account, and signing out.
///
/// ```swift
/// func begin(_ context: ModuleContext, _ sessions: any SignInSessionsDataManager) {
///   SignInCoordinator(context, sessions: sessions).start()
/// }
/// ```
///
/// An app without anything for people who are not signed in uses a ``SignInGate``. Another one calls ``ask(then:)``
/// where an account is needed. A person may sign in or out in another window, or the session may expire: the `run()` of an
/// app's coordinator calls ``follow(_:)``.
public final class SignInCoordinator: Coordinator {
  let context: ModuleContext
  let sessions: any SignInSessionsDataManager
  let signOut: SignOut
  let onSignedIn: (Member) -> Void
  let onSignedOut: () -> Void
  let demoAccounts: [DemoAccount]
  /// Gives the browser a new secret of its session, for a person or nobody: false if it did not take it.
  let renew: @Sendable (Member?) async -> Bool
  private weak var asked: Screen?
  private var navigator: Navigator { context.navigator }
  var offersGuests: Bool { context.forScreen().configuration[SignInOffersGuests.self] }

  /// - Parameters:
  ///   - unsent: The changes that the user is asked about before they are signed out; nil in an app without such
  ///     changes.
  ///   - demoAccounts: Accounts to try the app with, for a configuration that shows them.
  ///   - onSignedIn: Called when a person has signed in at a form of ``makeForm()``, here or in another window.
  ///   - onSignedOut: Called when a person has signed out in this window.
  public convenience init(
    _ context: ModuleContext, sessions: any SignInSessionsDataManager,
    unsent: (any UnsentWork)? = nil, demoAccounts: [DemoAccount] = [],
    onSignedIn: @escaping (Member) -> Void = { _ in }, onSignedOut: @escaping () -> Void = {}
  ) {
    let renew = context.renewSession
    self.init(
      context, sessions: sessions, unsent: unsent, demoAccounts: demoAccounts,
      renew: { await renew($0?.id.rawValue) }, onSignedIn: onSignedIn,
      onSignedOut: onSignedOut)
  }

  /// - Parameter renew: Another renewal, for tests.
  init(
    _ context: ModuleContext, sessions: any SignInSessionsDataManager, unsent: (any UnsentWork)?,
    demoAccounts: [DemoAccount], renew: @escaping @Sendable (Member?) async -> Bool,
    onSignedIn: @escaping (Member) -> Void, onSignedOut: @escaping () -> Void
  ) {
    self.context = context
    self.sessions = sessions
    self.renew = renew
    signOut = SignOut(sessions: sessions, unsent: unsent) { _ = await renew(nil) }
    self.demoAccounts = context.configuration[SignInShowsDemoAccounts.self] ? demoAccounts : []
    self.onSignedIn = onSignedIn
    self.onSignedOut = onSignedOut
  }

  /// Follows sign-ins and sign-outs, in all windows, until the task is cancelled. When a session has ended by itself, that
  /// of the browser ends too, with its other windows.
  ///
  /// - Parameter show: Called with the person who is signed in: now, and after each change.
  public func follow(_ show: (Member?) -> Void) async {
    for await person in sessions.people {
      if person == nil { _ = await renew(nil) }
      show(person)
    }
  }

  /// Replaces all screens with the form.
  public func start() { navigator.replaceAll(with: [makeForm()]) }

  /// Makes the form, for a link that opens it.
  ///
  /// - Parameter leave: Shows another screen, in an app in which one may do without an account.
  public func makeForm(leave: (() -> Void)? = nil) -> Screen {
    form(SignInFormPresenter(coordinator: self, leave: leave, onSignedIn: onSignedIn))
  }

  /// Calls the closure when somebody is signed in: at once, or after the form, which this shows above the other screens
  /// and removes.
  public func ask(then proceed: @escaping () -> Void) {
    guard sessions.person == nil else { return proceed() }
    guard !isAsking else { return }
    let screen = form(
      SignInFormPresenter(
        coordinator: self, leave: removeForm,
        onSignedIn: { _ in
          self.removeForm()
          proceed()
        }))
    asked = screen
    navigator.push(screen)
  }

  private var isAsking: Bool {
    asked.map { form in navigator.stack.contains { $0 === form } } == true
  }

  private func removeForm() { if isAsking { navigator.pop() } }

  private func form(_ presenter: SignInFormPresenter) -> Screen {
    Screen(
      "sign-in", at: SignInRoute(),
      view: SignInFormView(
        demoAccounts: demoAccounts, hasExpired: sessions.hasExpired, offersGuests: offersGuests,
        canLeave: presenter.canLeave),
      presenter: presenter)
  }

  /// Shows the account of the person who is signed in.
  public func showAccount() {
    if let account = account() { navigator.push(account) }
  }

  /// Makes a button for another screen, which leads to the account, or to the form.
  ///
  /// - Parameter showsName: False beside the name of the person, so that it is not read twice.
  public func makeBadge(showsName: Bool = true) -> Screen {
    Screen(
      "account-badge", view: AccountBadgeView(showsName: showsName),
      presenter: AccountBadgePresenter(self))
  }

  /// The destinations for a person who is signed in.
  public static let destinations: [Destination<SignInCoordinator>] = [
    Destination(AccountRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.account() }),
    Destination(SignInRoute.self) { _ in nil },
    Destination(modal: SignOutRoute.self) { signIn, _ in
      signIn.sessions.person.map { _ in signIn.question(about: .none) }
    },
  ]

  private func account() -> Screen? {
    guard let person = sessions.person else { return nil }
    let signingOut = Submission()
    return Screen(
      "account", at: AccountRoute(), view: AccountView(person: person),
      state: Driver { signingOut.state },
      send: { event in
        if person.isGuest { return self.ask(about: .none) }
        let outcome = await signingOut.run {
          switch event {
          case .signedOut: try await self.signOut.execute()
          case .signedOutEverywhere: try await self.signOut.everywhere()
          }
        }
        switch outcome {
        case .signedOut:
          if case .signedOutEverywhere = event {
            // Windows of other browsers still show what is the person's.
            await self.context.endSessions(of: person.id.rawValue)
          }
          self.onSignedOut()
        case .unsent(let count): self.ask(about: count)
        case nil: break
        }
      })
  }

  /// Signs out at once and replaces all screens with the form: for a screen that hides the others, such as that of a lock.
  /// Unsent work stays, and is sent after the next sign-in.
  ///
  /// - Throws: `Problem.notStored`: the session goes on.
  public func signOutAtOnce() async throws {
    _ = try await signOut.execute(.keep)
    start()
    onSignedOut()
  }

  /// Asks about unsent work before signing out, and about an account that nobody can sign in to again.
  private func ask(about count: UnsentCount) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(question(about: count))
  }

  private func question(about count: UnsentCount) -> Screen {
    Screen(
      "sign-out", at: SignOutRoute(), view: SignOutView(isGuest: sessions.person?.isGuest == true),
      presenter: SignOutPresenter(count, coordinator: self))
  }

  func stay() { navigator.dismiss() }
}
