public import AccountModel
import Foundation
public import SillarData

/// Builds an account's actions on the wallet's API and SQLite. One per program; actions are per visitor.
///
/// ```swift
/// func actions(for visitor: String, _ access: AccountAccess, _ wallet: RemoteService) throws -> AccountActions {
///   try AccountInfraFactory(service: wallet, access: access).actions(for: visitor)
/// }
/// ```
public struct AccountInfraFactory: Sendable {
  public let service: RemoteService
  private let access: AccountAccess
  private let api: @Sendable (AccountAccess.Session) -> WalletAPI
  private let database: any SQLDatabase
  let uses: LastUses
  private let readers: AccountReaders
  private let saved: SavedAnswers
  private let changes: SharedEvents<AccountAccess.Session, Void>

  /// - Parameters:
  ///   - service: With `v1/account`.
  ///   - access: The accounts of visitors: only who is signed in has a wallet.
  /// - Throws: `DatabaseUnavailable`.
  public init(service: RemoteService, access: AccountAccess) throws {
    let seen = try LocalDatabase.accountSeen(in: service.folder)
    // Unfinished transfers are no part of the history: each is looked up at the service before it counts.
    let (wallet, history) = service.saved(in: seen) { try $0.execute("DELETE FROM answer") }
    let api: @Sendable (AccountAccess.Session) -> WalletAPI = { session in
      WalletAPI(client: wallet.client, access: access, session: session, report: service.report)
    }
    database = try service.databases.accountWrites(in: service.folder)
    uses = KeyedWrites.uses(
      in: database, work: service.work, now: service.now, clock: service.clock)
    saved = SavedAnswers(database: seen, now: service.now, history: history)
    readers = AccountReaders(
      api: api, saved: saved, connectivity: service.connectivity, report: service.report)
    changes = SharedEvents { session in
      EventSource(
        client: wallet.client, path: "v1/events", reconnection: wallet.connectivity,
        clock: wallet.clock,
        refused: { status, _ in if status == 401 { access.refuse(session) } },
        headers: { access.headers(of: session) }
      ).events().map { _ in }
    }
    self.service = service
    self.access = access
    self.api = api
  }

  /// Deletes what was saved of accounts that are not signed in any more. Transfers whose outcome is not known stay.
  ///
  /// - Throws: `Problem.notStored`.
  public func forgetAccounts(except signedIn: Set<String>) async throws {
    try await saved.forgetAccounts(except: signedIn)
  }

  /// The actions of a visitor, for the account that they are signed in to at the time of each call.
  public func actions(for visitor: String) -> AccountActions {
    let wallet = VisitorWallet { [access, api] in
      api(try access.signedIn(visitor))
    } writes: {
      writes(of: $0, lifetime: $1)
    }
    return AccountActions(
      source: CachedAccountSource(wallet: wallet, readers: readers, events: changes),
      requests: ApiRequestsRepository(wallet: wallet, changes: changes),
      transfers: ApiTransfersRepository(wallet: wallet),
      drafts: KeyedDraftsRepository(database: database) {
        wallet.writes(try wallet.api().session, nil)
      })
  }

  func writes(of session: AccountAccess.Session, lifetime: Duration? = nil) -> KeyedWrites {
    KeyedWrites(
      database: database, owner: session.account, lifetime: lifetime, isFinal: isFinal,
      now: service.now, uses: uses, isStranger: session.isGuest, report: service.report)
  }
}
