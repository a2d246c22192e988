/// The budget from which the request is paid that the current task answers. The routes of a ``WebServer`` pay from it, as
/// its hosts do: ``WebHost/Limits/eventsPerSecondPerClient`` refills it.
///
/// ```swift
/// router.get("/search") { _, _ in
///   if let wait = RequestBudget.pay(40) {
///     throw HTTPError(
///       .tooManyRequests, headers: [.retryAfter: "\(wait.components.seconds + 1)"], message: "Later.")
///   }
///   return "nothing found"
/// }
/// ```
public enum RequestBudget {
  /// Takes the price of the request.
  ///
  /// - Parameters:
  ///   - events: The price. A first page of a host costs 10.
  ///   - account: The account that pays; nil for a stranger, whose address pays together with all other strangers there.
  ///   - client: The name of the client for whom a program of this computer asks, who then pays apart from the program
  ///     and from all others whom it names. It does not count for a request from elsewhere.
  /// - Returns: Nil when the price is paid, and outside of requests of a ``WebServer``; else the time until the payer can
  ///   pay again.
  public static func pay(
    _ events: Double, account: String? = nil, client: String? = nil
  ) -> Duration? {
    guard let asking = Asking.current else { return nil }
    let address = asking.address
    var payer = Client(address: address, account: account).payer
    if account == nil, let client, address.isLocal { payer = .named(client) }
    return asking.budget.wait(
      for: events, from: payer, at: address, .route,
      as: account == nil ? .newcomer : .window(of: nil))
  }
}
