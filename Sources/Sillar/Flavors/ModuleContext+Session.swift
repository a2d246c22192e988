extension ModuleContext {
  /// Renews the session of the visitor at sign-in and at sign-out: the browser gets a new secret, and the old secret, which
  /// another person may know, is refused from then on. The visitor keeps their identifier; their other windows end, and
  /// open anew with the new secret.
  ///
  /// Its argument is the account that the visitor is signed in with from now on. Call it when the person has proved who
  /// they are, and before the visitor counts as signed in. It returns false if the browser has not taken the new secret
  /// within ten seconds; then do not sign the person in. A window that has no browser, such as a test's, needs no new
  /// secret.
  ///
  /// With nil the visitor is signed out at once, whether the browser comes or not; call it also when a service says that
  /// the person's session is over. It returns false if the change cannot be stored. Nothing happens if nobody is signed in.
  public var renewSession: @Sendable (_ account: String?) async -> Bool { session.renew }

  /// Ends all sessions of an account, in all browsers, with their windows: this one, too. A browser that comes back is a
  /// new visitor.
  public func endSessions(of account: String) async { await session.endAll(account) }
}
