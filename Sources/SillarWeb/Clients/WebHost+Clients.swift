import CoreMetrics

extension WebHost {
  /// The client of the request that the current task answers.
  func client(_ session: SessionKeeper.Session?) -> Client {
    Client(address: Asking.current?.address ?? .local, account: session?.account)
  }

  /// Pays for a request from its client's budget.
  ///
  /// - Parameter events: The price, in events.
  /// - Returns: False when the client asks for too much.
  func admits(
    _ events: Double, of session: SessionKeeper.Session?, at entrance: ClientBudget.Entrance
  ) -> Bool {
    guard let budget = Asking.current?.budget else { return true }
    guard budget.admit(events, of: client(session), at: entrance) else {
      meters.refused.increment()
      return false
    }
    return true
  }
}
