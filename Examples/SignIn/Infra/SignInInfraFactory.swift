public import SignInModel
public import SillarData
import SillarModel

/// Makes the sessions of visitors, with the service's API and SQLite. One per program.
///
/// ```swift
/// func person(_ accounts: RemoteService, visitor: String) throws -> Member? {
///   try SignInInfraFactory(service: accounts).sessions.person(for: visitor)
/// }
/// ```
public struct SignInInfraFactory: Sendable {
  /// Knows the tokens of requests.
  public let sessions: SignInSessions
  let service: RemoteService
  private let api: SessionsAPI

  /// - Parameter service: With `v1/sessions`. While its work runs, sessions end at the service that were ended here, and here those
  ///   that the service has ended or that have run out; devices on which nobody has signed in for a year are forgotten.
  /// - Throws: `DatabaseUnavailable`.
  public init(service: RemoteService) throws {
    var client = service.client
    // The form shows the time to wait, so the client does not wait itself.
    client.configuration.retries.maximumRetryAfter = .zero
    let api = SessionsAPI(client: client)
    let store = try SessionStore(service)
    let endings = Endings(
      store: store, api: api, reconnection: service.connectivity, now: service.now,
      report: service.report)
    let sessions = try SignInSessions(
      store: store, endings: endings, now: service.now, report: service.report)
    let ends = ServiceEnds(
      sessions: sessions, api: api,
      events: EventSource(
        client: client, path: "v1/events", reconnection: service.connectivity,
        clock: service.clock),
      report: service.report)
    service.work.add { await endings.run() }
    service.work.add { await ends.run() }
    service.work.add { await sessions.follow() }
    service.work.add { [clock = service.clock] in
      repeat {
        sessions.dropExpired()
      } while (try? await clock.sleep(for: sessions.timeToNextEnd)) != nil
    }
    self.sessions = sessions
    self.service = service
    self.api = api
  }

  /// The session of one visitor.
  ///
  /// - Parameters:
  ///   - address: The visitor's address. With it the service limits the attempts of those at one address apart from
  ///     all others; nil if it is unknown.
  ///   - accounts: The accounts that the app is for.
  public func session(
    of visitorID: String, from address: String? = nil, for accounts: Accounts
  ) -> any SignInSessionsDataManager {
    VisitorSessions(
      visitor: visitorID, address: address, sessions: sessions, api: api, accounts: accounts)
  }

  /// Asks the service whether the visitor is signed in with the account. If its session is over, the visitor is signed out in
  /// all windows. While the service cannot be reached, the session goes on.
  public func isSignedIn(_ visitor: String, as account: String) async -> Bool {
    if sessions.person(for: visitor)?.id.rawValue != account {
      // Another process may have signed the visitor in a moment ago.
      await sessions.refresh([visitor])
    }
    guard let session = sessions.session(of: visitor), session.person.id.rawValue == account
    else { return false }
    guard service.connectivity.isOnline, (try? await api.isOpen(session.token)) == false else {
      return true
    }
    sessions.tokenRefused(session.token)
    return sessions.person(for: visitor)?.id.rawValue == account
  }

  var uses: LastUses { sessions.store.uses }
}

/// The accounts that an app is for.
///
/// ```swift
/// let gardeners = Accounts(called: "gardener")
/// ```
public struct Accounts: Sendable {
  /// All accounts of the service.
  public static let all = Accounts(name: nil)

  private let name: String?

  private init(name: String?) { self.name = name }

  /// - Parameter name: The role of the accounts, in the service's words.
  public init(called name: String) { self.name = name }

  func have(_ session: Session) -> Bool { name == nil || name == session.role }
}

private struct VisitorSessions: SignInSessionsDataManager {
  let visitor: String
  let address: String?
  let sessions: SignInSessions
  let api: SessionsAPI
  let accounts: Accounts

  var person: Member? { sessions.person(for: visitor) }
  var people: AsyncStream<Member?> { sessions.people(for: visitor) }
  var hasExpired: Bool { sessions.hasExpired(for: visitor) }

  func lastEmail() async -> String? { await sessions.lastEmail(of: visitor) }
  func forgetEmail() async { await sessions.keepEmail(nil, of: visitor, from: address) }

  func signIn(_ credentials: Credentials, admit: Admit) async throws -> Member {
    await sessions.keepEmail(credentials.email, of: visitor, from: address)
    return try await begin(
      api.open(credentials, device: sessions.device(of: visitor), from: address), admit)
  }

  func continueAsGuest(key: String, admit: Admit) async throws -> Member {
    try await begin(api.openForGuest(key: key, from: address), admit)
  }

  private func begin(_ opened: Opened, _ admit: Admit) async throws -> Member {
    let session = opened.session
    do {
      guard accounts.have(session) else { throw SignInError.otherApp }
      try await sessions.begin(opened, of: visitor, admit: admit)
    } catch {
      await sessions.giveUp(session)
      throw error
    }
    return session.person
  }

  func signOut() async throws { await sessions.end(visitor) }

  func signOutEverywhere() async throws {
    guard let session = sessions.session(of: visitor) else { return }
    try await sessions.endAll(of: session.person.id) { try await api.endAll(session.token) }
  }
}
