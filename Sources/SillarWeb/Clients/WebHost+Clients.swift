extension WebHost {
  /// The client of the request that the current task answers.
  func client(_ session: SessionKeeper.Session?) -> Client {
    Client(address: Asking.current?.address ?? .local, account: session?.account)
  }

  /// Pays for a request from its client's budget.
  ///
  /// - Parameters:
  ///   - events: The price, in events.
  ///   - isInWindow: True for a request of an open window of the session.
  ///   - isComingBack: True for a request of a window that may be saved.
  /// - Returns: False when the client asks for too much.
  func admits(
    _ events: Double, of session: SessionKeeper.Session?, at entrance: ClientBudget.Entrance,
    isInWindow: Bool = false, isComingBack: Bool = false
  ) -> Bool {
    let isVisitor =
      isComingBack && session?.isStored == true
      || entrance != .page && session.map(windows.hasWindow) == true
    let rank: ClientBudget.Rank =
      isInWindow ? .window(of: session?.visitor) : isVisitor ? .visitor : .newcomer
    return admits(events, of: client(session), at: entrance, as: rank)
  }

  /// Pays for a request from a client's budget.
  func admits(
    _ events: Double, of client: Client, at entrance: ClientBudget.Entrance,
    as rank: ClientBudget.Rank
  ) -> Bool {
    guard let budget = Asking.current?.budget else { return true }
    if budget.admit(events, of: client, at: entrance, as: rank) { return true }
    meters.refuse(.tooFast)
    return false
  }
}
