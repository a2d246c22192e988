import SillarData

/// The wallet of the account that a visitor is signed in to at the time of each call.
struct VisitorWallet: Sendable {
  /// The wallet's API for the visitor's account; throws `Problem.signedOut`.
  let api: @Sendable () throws -> WalletAPI
  let writes: @Sendable (_ session: AccountAccess.Session, _ lifetime: Duration?) -> KeyedWrites

  /// The writes of requests and cancellations. The same request an hour later is another one, such as for next month's
  /// rent.
  func requests(of session: AccountAccess.Session) -> KeyedWrites {
    writes(session, .seconds(60 * 60))
  }
}
