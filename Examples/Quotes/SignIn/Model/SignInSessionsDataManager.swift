public import Work

/// Who is signed in, for one visitor: the same in all of their windows, also without a connection and after a restart.
///
/// ```swift
/// func follow(_ sessions: any SignInSessionsDataManager) async {
///   for await person in sessions.people { print(person?.name ?? "nobody") }
/// }
/// ```
public protocol SignInSessionsDataManager: Sendable {
  /// Who it is now; nil for nobody.
  var person: Person? { get }
  /// Who it is: now, and whenever that changes, in whichever window.
  var people: AsyncStream<Person?> { get }
  /// Whether nobody is signed in because the last session has ended by itself, and nobody signed out.
  var hasExpired: Bool { get }

  /// Asks the service for a session. It takes the place of the one that there is, which is ended.
  ///
  /// - Throws: ``SignInError``, or `CancellationError`. For ``SignInError/otherApp``, the new session has ended.
  func signIn(_ credentials: Credentials) async throws -> Person

  /// Ends the session: here at once, and at the service as soon as that can be reached.
  ///
  /// - Throws: ``SignInError/storageFailed(_:)``: then nothing has ended.
  func signOut() async throws
}
