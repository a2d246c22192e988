public import Work

/// The session of one visitor: the same in all of their windows, also without a connection and after a restart.
///
/// ```swift
/// func follow(_ sessions: any SignInSessionsDataManager) async {
///   for await person in sessions.people { print(person?.name ?? "nobody") }
/// }
/// ```
public protocol SignInSessionsDataManager: Sendable {
  /// The person who is signed in now; nil for none.
  var person: Person? { get }
  /// The person: now, and after each change, in any window.
  var people: AsyncStream<Person?> { get }
  /// True if the last session has expired and no other has begun.
  var hasExpired: Bool { get }

  /// Asks the service for a session, which replaces the current one; that is ended.
  ///
  /// - Throws: ``SignInError``, or an error if the service cannot be reached. For ``SignInError/otherApp``, the new
  ///   session has ended.
  func signIn(_ credentials: Credentials) async throws -> Person

  /// Ends the session: on this device at once, and at the service as soon as possible.
  ///
  /// - Throws: `Problem.notStored`: the session goes on.
  func signOut() async throws
}
