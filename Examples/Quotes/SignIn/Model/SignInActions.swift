public import Work

/// What one visitor can do about who they are. An app makes them for each visitor and hands them to the module.
///
/// ```swift
/// func follow(_ actions: SignInActions) async {
///   for await person in actions.people { print(person?.name ?? "nobody") }
/// }
/// ```
public struct SignInActions: Sendable {
  public let sessions: any SignInSessionsDataManager
  public let signOut: SignOut

  /// - Parameter unsent: What they have done that the service does not know of.
  public init(sessions: any SignInSessionsDataManager, unsent: any UnsentWork) {
    self.sessions = sessions
    signOut = SignOut(sessions: sessions, unsent: unsent)
  }

  /// Who is signed in; nil for nobody.
  public var person: Person? { sessions.person }
  /// Who is signed in: now, and whenever that changes, in whichever window of the visitor.
  public var people: AsyncStream<Person?> { sessions.people }
}
