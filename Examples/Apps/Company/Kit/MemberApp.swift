import SignInInfra
public import Sillar

/// An app that people sign in to. Its hosts hear of the ends of sessions: by the service, elsewhere, and by time.
///
/// ```swift
/// struct KioskApp: MemberApp {
///   let flavor: Flavor
///   let signIn: CompanySignIn
///
///   func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
///     CounterCoordinator(navigator: context.navigator)
///   }
/// }
/// ```
public protocol MemberApp: App {
  var signIn: CompanySignIn { get }
}

extension MemberApp {
  public func isSignedIn(_ visitor: String, as account: String) async -> Bool {
    await signIn.factory.isSignedIn(visitor, as: account)
  }

  public func endedVisitors() -> AsyncStream<String> { signIn.factory.sessions.endedVisitors }
}
