import CoreMetrics
import SillarHost

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
  /// - Returns: False when the client asks for too much.
  func admits(
    _ events: Double, of session: SessionKeeper.Session?, at entrance: ClientBudget.Entrance,
    isInWindow: Bool = false
  ) -> Bool {
    guard let budget = Asking.current?.budget else { return true }
    let isVisitor = entrance != .page && session.map(windows.hasWindow) == true
    let rank: ClientBudget.Rank = isInWindow ? .window : isVisitor ? .visitor : .newcomer
    guard budget.admit(events, of: client(session), at: entrance, as: rank) else {
      meters.refused.increment()
      return false
    }
    return true
  }
}
