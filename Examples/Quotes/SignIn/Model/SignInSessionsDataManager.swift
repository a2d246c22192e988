public import Work

/// The session of one visitor: the same in all of their windows, also without a connection and after a restart.
///
/// ```swift
/// func follow(_ sessions: any SignInSessionsDataManager) async {
///   for await person in sessions.people { print(person?.name ?? "nobody") }
/// }
/// ```
public protocol SignInSessionsDataManager: Sendable {
  /// The person who is signed in now; nil for nobody.
  var person: Person? { get }
  /// The person: now, and whenever that changes, in whichever window.
  var people: AsyncStream<Person?> { get }
  /// True if nobody is signed in because the last session has ended by itself.
  var hasExpired: Bool { get }

  /// Asks the service for a session. It takes the place of the one that there is, which is ended.
  ///
  /// - Throws: ``SignInError``, or that the service cannot be reached. For ``SignInError/otherApp``, the new session has
  ///   ended.
  func signIn(_ credentials: Credentials) async throws -> Person

  /// Ends the session: here at once, and at the service as soon as that can be reached.
  ///
  /// - Throws: `Problem.notStored`: then nothing has ended.
  func signOut() async throws
}
