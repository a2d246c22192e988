public import SignInModel
public import Sillar

/// Shows the modules of an app to a person who is signed in, and the form to everyone else. All windows of a visitor
/// follow each sign-in and sign-out.
///
/// ```swift
/// func gate(
///   _ context: ModuleContext, _ sessions: any SignInSessionsDataManager, _ modules: [Module],
///   _ inside: @escaping (Member, ModuleContext) -> any Coordinator
/// ) -> any Coordinator {
///   SignInGate(context, sessions: sessions, modules: modules) { person, context, signIn in
///     inside(person, context)
///   }
/// }
/// ```
///
/// A link to any of the modules is followed after the form. So is the last screen, when a session has expired.
public final class SignInGate: Coordinator {
  private struct Inside {
    let person: Member
    let coordinator: any Coordinator
    /// The screens of this person.
    let navigator: Navigator
  }

  private let context: ModuleContext
  private let sessions: any SignInSessionsDataManager
  private let modules: [Module]
  private let makeSignIn:
    (_ onSignedIn: @escaping (Member) -> Void, _ onSignedOut: @escaping () -> Void) ->
      SignInCoordinator
  private let makeInside: (Member, ModuleContext, SignInCoordinator) -> any Coordinator
  private lazy var signIn = makeSignIn(
    { [weak self] in self?.show($0) }, { [weak self] in self?.show(nil) })
  private var inside: Inside?
  /// The link to follow after the form.
  private var wanted = "/"

  /// - Parameters:
  ///   - unsent: See ``SignInCoordinator``.
  ///   - modules: All modules of the app; a link to any of their screens shows the form first.
  ///   - inside: Makes the coordinator of a person's screens. Its context has a navigator of their own; its routes are
  ///     joined by those of the account.
  public init(
    _ context: ModuleContext, sessions: any SignInSessionsDataManager,
    unsent: (any UnsentWork)? = nil, demoAccounts: [DemoAccount] = [], modules: [Module],
    inside: @escaping (Member, ModuleContext, SignInCoordinator) -> any Coordinator
  ) {
    self.context = context
    self.sessions = sessions
    self.modules = modules
    makeInside = inside
    makeSignIn = { onSignedIn, onSignedOut in
      SignInCoordinator(
        context, sessions: sessions, unsent: unsent, demoAccounts: demoAccounts,
        onSignedIn: onSignedIn, onSignedOut: onSignedOut)
    }
  }

  public func start() {
    if let current { current.start() } else { signIn.start() }
  }

  public static let destinations: [Destination<SignInGate>] = [
    Destination(
      gate: { $0.sessions.person == nil ? $0.modules : [] }, build: { $0.form(before: $1) })
  ]

  public var children: [any Coordinator] { current.map { [$0, signIn] } ?? [] }

  /// Opens the home when a person who is signed in follows a link to the form.
  public func open(_ path: String) -> Bool {
    guard let current, path == SignInRoute().link else { return false }
    current.start()
    return true
  }

  public func back() -> BackAnswer { inside?.coordinator.back() ?? signIn.back() }

  public func leave() -> BackAnswer { inside?.coordinator.leave() ?? signIn.leave() }

  /// Follows sign-ins and sign-outs in other windows, and the end of the session.
  public func run() async {
    await signIn.follow { if $0 != inside?.person { show($0) } }
  }

  /// The modules of the person who is signed in; nil if nobody is.
  private var current: (any Coordinator)? {
    guard let person = sessions.person else { return nil }
    if let inside, inside.person == person { return inside.coordinator }
    endInside()
    var context = context
    context.navigator = context.navigator.branch()
    let new = Inside(
      person: person, coordinator: makeInside(person, context, signIn),
      navigator: context.navigator)
    inside = new
    return new.coordinator
  }

  private func form(before link: String) -> Screen {
    wanted = link == SignInRoute().link ? "/" : link
    endInside()
    return signIn.makeForm()
  }

  /// Removes the screens of the last person and ends their tasks.
  private func endInside() {
    inside?.navigator.end()
    inside = nil
  }

  private func show(_ person: Member?) {
    // The form and the `people` stream both report a sign-in: the second report changes nothing.
    guard person == nil || person != inside?.person else { return }
    guard let current, let inside, inside.person == person else { return leaveModules() }
    if let screens = screens(for: wanted) {
      inside.navigator.replaceAll(with: screens)
    } else {
      current.start()
    }
    wanted = "/"
  }

  private func leaveModules() {
    // Whoever signs in again after the end of a session goes on where they were.
    let last = inside?.navigator.stack.last { $0.link != nil }?.link
    wanted = sessions.hasExpired ? last ?? wanted : "/"
    endInside()
    // A lock that signed the person out has shown the form at once: what is typed into it by now stays.
    if context.navigator.stack.map(\.link) != [SignInRoute().link] { signIn.start() }
  }
}
