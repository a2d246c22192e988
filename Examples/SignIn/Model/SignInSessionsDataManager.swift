/// The session of one visitor: the same in all of their windows, also without a connection and after a restart.
///
/// ```swift
/// func follow(_ sessions: any SignInSessionsDataManager) async {
///   for await person in sessions.people { print(person?.name ?? "nobody") }
/// }
/// ```
public protocol SignInSessionsDataManager: Sendable {
  /// Called when the service has opened a session, before it begins: the browser gets a new secret then. Nobody is
  /// signed in if it returns false.
  typealias Admit = @Sendable (Member) async -> Bool

  /// The person who is signed in now; nil for none.
  var person: Member? { get }
  /// The person: now, and after each change, in any window. During a sign-in it says nothing.
  var people: AsyncStream<Member?> { get }
  /// True if the last session has expired and no other has begun.
  var hasExpired: Bool { get }

  /// The email of the visitor's last attempt to sign in, also after a sign-out and in a new visit: the form begins with it.
  /// Nil for none.
  func lastEmail() async -> String?

  /// Forgets the email of the last attempt.
  func forgetEmail() async

  /// Asks the service for a session, which replaces the current one; that is ended. The email is kept for ``lastEmail()``,
  /// also if the service refuses the attempt or cannot be reached.
  ///
  /// - Throws: ``SignInError``, or an error if the service cannot be reached. For ``SignInError/otherApp`` and
  ///   ``SignInError/notAdmitted``, the new session has ended.
  func signIn(_ credentials: Credentials, admit: Admit) async throws -> Member

  /// Asks the service for a new account without a password, and its session.
  ///
  /// - Parameter key: The idempotency key, which nobody can guess. Repeated with the same key, it is the same account.
  /// - Throws: As ``signIn(_:admit:)``; ``SignInError/noGuests``.
  func continueAsGuest(key: String, admit: Admit) async throws -> Member

  /// Ends the session: on this device at once, and at the service as soon as possible.
  ///
  /// - Throws: `Problem.notStored`: the session goes on.
  func signOut() async throws

  /// Ends all sessions of this account: at the service, so on all devices, then on this one.
  ///
  /// - Throws: An error if the service cannot be reached, and all sessions go on.
  func signOutEverywhere() async throws
}
