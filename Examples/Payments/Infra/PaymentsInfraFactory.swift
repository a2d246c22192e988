public import PaymentsModel
public import SillarData

/// Builds Payments' actions on the backend and SQLite. One per program; actions are per visitor.
///
/// ```swift
/// func actions(for visitor: String, _ access: AccountAccess, _ payments: RemoteService) throws -> PaymentsActions {
///   try PaymentsInfraFactory(service: payments, access: access).actions(for: visitor)
/// }
/// ```
public struct PaymentsInfraFactory: Sendable {
  public let service: RemoteService
  private let access: AccountAccess
  private let database: any SQLDatabase
  let uses: LastUses

  /// - Parameters:
  ///   - service: With `v1/payables`. Its log has methods, paths, statuses and invalid values; never a card.
  ///   - access: The accounts of visitors: only who is signed in pays.
  /// - Throws: `DatabaseUnavailable`.
  public init(service: RemoteService, access: AccountAccess) throws {
    database = try service.databases.payments(in: service.folder)
    uses = KeyedWrites.uses(
      in: database, work: service.work, now: service.now, clock: service.clock)
    self.service = service
    self.access = access
  }

  /// The actions of a visitor, for the account that they are signed in to at the time of each call.
  public func actions(for visitor: String) -> PaymentsActions {
    let api = PaymentsAPI(
      client: service.client, visitor: visitor, access: access, report: service.report)
    let attempts = KeyedAttemptsRepository { [access, database, now = service.now, uses] in
      let session = try access.signedIn(visitor)
      return KeyedWrites(
        database: database, owner: session.account, now: now, uses: uses,
        isStranger: session.isGuest)
    }
    return PaymentsActions(
      payables: api, cards: api, payments: api, attempts: attempts, now: service.now)
  }
}
