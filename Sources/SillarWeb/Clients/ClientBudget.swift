import Foundation
import HTTPTypes
import Logging
import SillarModel
import Synchronization

/// The budgets of all clients of a server. Every entrance pays into a client's budget, so that nobody gets more by
/// dropping a cookie, opening more windows, or using another app of the server.
///
/// A budget is counted in events: it is refilled evenly, and holds what ten seconds refill, and a quarter more for windows
/// that are open.
final class ClientBudget: Sendable {
  /// The ways in, as the log names them.
  enum Entrance: String, CaseIterable {
    case connection, page, form, event, socket, file, picture, session, address, route
  }

  /// Who asks. The last events of a budget are for those who are there: one at an address who loads pages without end
  /// must not take them from the windows of all others.
  enum Rank {
    /// An open window of a session: its events, forms, files and sockets. One session has a quarter of the last events: they
    /// are for the windows of all browsers at the address. Nil for what counts as one session.
    case window(of: String?)
    /// The browser of an open window: pictures and styles; and a window that comes back.
    case visitor
    /// A new page, or a request of no window.
    case newcomer

    /// The seconds' events that are left to others.
    var reserve: Double {
      switch self {
      case .window: 0
      case .visitor: 1.25
      case .newcomer: 2.5
      }
    }
  }

  /// The limits of one client; see ``WebHost/Limits``.
  struct Limits: Sendable {
    var connections: Int
    var eventsPerSecond: Int
    /// False for a service: the programs of its own computer hold connections for many people.
    var countsLocalConnections = true
  }

  /// The price of a first page, in events: the host makes a window and reads its content.
  static let pricePage = 10.0
  /// The price of a picture: forty cost as much as the page that shows them. The host may have to ask a service for it.
  static let pricePicture = 0.25
  /// The price of a file of the app or the host. Browsers keep them, and they come from memory or this computer's disk.
  static let priceFile = 0.1

  /// The price of a message over the socket, in events: 1 for up to 4 KB, and one more for each further 4 KB. Texts of
  /// users are checked character by character, so a long one takes as long as several short ones.
  static func price(ofMessageOf bytes: Int) -> Double {
    let part = 4 * 1_024
    return Double(max(1, (bytes + part - 1) / part))
  }

  private struct Account {
    var events: Double
    var at: Duration
    /// What each session has taken of the last events, until the account has more than those again.
    var taken: [String: Double] = [:]
  }

  private struct State {
    var accounts: [Client.Payer: Account] = [:]
    /// The number of accounts after which those that are full again are dropped.
    var sweepAt = 1_000
    var connections: [ClientAddress: Int] = [:]
  }

  let proxies: TrustedProxies
  let limits: Limits
  /// The turns of clients to have a window opened: many pages of one do not delay those of another.
  let openings = FairQueue<Client.Payer>(
    running: max(2, ProcessInfo.processInfo.activeProcessorCount), waiting: 2_000,
    waitingPerClient: 500, retryAfter: .seconds(5))
  private let clock: Clockwork
  private let logger: Logger
  private let state = Mutex(State())
  private let refusals: [Entrance: Burst]
  private let unknownProxies = Burst()

  init(limits: Limits, proxies: TrustedProxies, clock: Clockwork, logger: Logger) {
    self.limits = limits
    self.proxies = proxies
    self.clock = clock
    self.logger = logger
    refusals = Dictionary(uniqueKeysWithValues: Entrance.allCases.map { ($0, Burst()) })
  }

  /// The budgets for all hosts of a server together. The most generous limits count.
  convenience init(for hosts: [WebHost], behind proxies: TrustedProxies, logger: Logger) {
    let all = hosts.limits
    let connections = all.map(\.maximumConnectionsPerClient).max() ?? 0
    self.init(
      limits: Limits(
        connections: min(connections, max(1, DescriptorLimit.connections / 4)),
        eventsPerSecond: all.map(\.eventsPerSecondPerClient).max() ?? 0,
        countsLocalConnections: !hosts.isEmpty),
      proxies: proxies,
      clock: hosts.first?.clock ?? Clockwork(ContinuousClock()), logger: logger)
  }

  // MARK: Events

  /// Takes events from a client's budget. The last ones may be more than is left, so a form of many fields is possible;
  /// the next request then waits longer.
  /// - Parameter events: 0 to ask if an event is left.
  func admit(
    _ events: Double, of client: Client, at entrance: Entrance, as rank: Rank
  ) -> Bool {
    wait(for: events, from: client.payer, at: client.address, entrance, as: rank) == nil
  }

  /// Takes events, as ``admit(_:of:at:as:)`` does.
  ///
  /// - Returns: Nil when they are taken; else the time until the payer can pay.
  func wait(
    for events: Double, from payer: Client.Payer, at address: ClientAddress, _ entrance: Entrance,
    as rank: Rank
  ) -> Duration? {
    let now = clock.now()
    let missing = state.withLock { state in
      var account = state.accounts[payer] ?? Account(events: full, at: now)
      account = refilled(account, at: now)
      let left = account.events - rank.reserve * Double(limits.eventsPerSecond)
      var missing = (events > 0 ? min(1, events) : 1) - left
      if case .window(let session?) = rank {
        missing = max(missing, takeLast(events, session, &account))
      }
      if missing <= 0 { account.events -= events }
      state.accounts[payer] = account
      if state.accounts.count > state.sweepAt { sweep(&state, now: now) }
      return missing
    }
    guard missing > 0 else { return nil }
    note(entrance, address, "it asks for more than \(limits.eventsPerSecond) events a second")
    return .seconds(missing / Double(max(1, limits.eventsPerSecond)))
  }

  /// Takes events from a session's part of the last ones.
  ///
  /// - Returns: The events that are missing until there are more than the last ones; 0 if these are taken.
  private func takeLast(_ events: Double, _ session: String, _ account: inout Account) -> Double {
    let last = Rank.visitor.reserve * Double(limits.eventsPerSecond)
    if account.events >= last { account.taken = [:] }
    guard account.events - events < last else { return 0 }
    let taken = account.taken[session, default: 0]
    if taken > 0, taken + events > last / 4 { return last - account.events }
    account.taken[session] = taken + events
    return 0
  }

  /// The events of a full budget.
  private var full: Double { Double(limits.eventsPerSecond) * (10 + Rank.newcomer.reserve) }

  private func refilled(_ account: Account, at now: Duration) -> Account {
    let more = (now - account.at) / .seconds(1) * Double(limits.eventsPerSecond)
    return Account(events: min(full, account.events + more), at: now, taken: account.taken)
  }

  /// Drops the accounts that are full again.
  private func sweep(_ state: inout State, now: Duration) {
    state.accounts = state.accounts.filter { refilled($0.value, at: now).events < full }
    state.sweepAt = max(1_000, 2 * state.accounts.count)
  }

  // MARK: Connections

  /// Counts a connection of a peer; false when it has too many. Those of a trusted proxy are those of many clients.
  func connect(_ peer: IPAddress?) -> Bool {
    guard let address = counted(peer) else { return true }
    let isAdmitted = state.withLock { state in
      let count = state.connections[address, default: 0]
      guard count < limits.connections else { return false }
      state.connections[address] = count + 1
      return true
    }
    if !isAdmitted { note(.connection, address, "it has \(limits.connections) already") }
    return isAdmitted
  }

  /// Ends a connection that was counted.
  func disconnect(_ peer: IPAddress?) {
    guard let address = counted(peer) else { return }
    state.withLock { state in
      guard let count = state.connections[address] else { return }
      state.connections[address] = count > 1 ? count - 1 : nil
    }
  }

  /// The address that the connections of a peer are counted for; nil for one that has any number of them.
  private func counted(_ peer: IPAddress?) -> ClientAddress? {
    guard let peer, !proxies.contains(peer) else { return nil }
    let address = ClientAddress(peer)
    return limits.countsLocalConnections || !address.isLocal ? address : nil
  }

  // MARK: -

  /// The client of a request.
  func client(_ peer: IPAddress?, _ headers: HTTPFields) -> ClientAddress {
    if proxies.ignores(peer, headers), let count = unknownProxies.count(at: clock.now()) {
      logger.warning(
        """
        A proxy that is not trusted names its clients in X-Forwarded-For: all of them share one budget. If it is \
        yours, name it in trustedProxies (--trusted-proxies).
        """,
        metadata: [
          "proxy": "\(peer.map(ClientAddress.init) ?? .local)", "requests": "\(count)",
        ])
    }
    return proxies.client(peer, headers)
  }

  /// Logs a refusal, at most once a minute for each entrance.
  func note(_ entrance: Entrance, _ address: ClientAddress, _ reason: String) {
    guard let count = refusals[entrance]?.count(at: clock.now()) else { return }
    logger.warning(
      "refused a client's \(entrance.rawValue): \(reason)",
      metadata: ["client": "\(address)", "refused": "\(count)"])
  }
}
