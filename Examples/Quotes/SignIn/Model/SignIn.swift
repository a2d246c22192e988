public import Work

/// Signs somebody in, if this app is for them.
///
/// ```swift
/// func begin(_ signIn: SignIn, _ form: SignInForm) async throws -> Person? {
///   guard let credentials = form.credentials else { return nil }
///   return try await signIn.execute(credentials)
/// }
/// ```
public struct SignIn: Sendable {
  private let sessions: any SignInSessionsDataManager
  private let role: Role

  /// - Parameter role: Of the people whom the app is for.
  public init(sessions: any SignInSessionsDataManager, role: Role) {
    self.sessions = sessions
    self.role = role
  }

  /// - Throws: ``SignInError``, or `CancellationError`.
  public func execute(_ credentials: Credentials) async throws -> Person {
    try await sessions.signIn(credentials) { [role] person throws(SignInError) in
      guard person.role == role else { throw .wrongRole(person.role) }
    }
  }
}
