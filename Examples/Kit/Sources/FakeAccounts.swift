public import Foundation
import HTTPTypes
import Synchronization

/// The service of accounts, in memory: sessions of people whom it knows, and of guests.
///
/// A token is the ID of a person, or that of a session, such as `ana.1`.
///
/// ```swift
/// let accounts = FakeAccounts()
/// try await Place.with(accounts.server) { place in }
/// ```
public final class FakeAccounts: Sendable {
  /// An account, with the address `ID@example.com`.
  public struct Account: Sendable {
    public let id: String
    public let name: String
    /// Nil for a guest.
    public let role: String?
    public let city: String?

    var object: [String: any Sendable] {
      [
        "id": id, "name": name, "kind": role == nil ? "guest" : "member",
        "role": role ?? NSNull() as any Sendable, "city": city ?? NSNull() as any Sendable,
      ]
    }
  }

  private struct Sessions: Sendable {
    var open: [String] = []
    var ended: [String] = []
    var guests: [Account] = []
    var makesGuests = true
    /// The devices by which people have signed in.
    var devices: [String] = []
    /// The number of failed attempts in a row, by address.
    var failures: [String: Int] = [:]
  }

  public static let ana = Account(id: "ana", name: "Ana Ruiz", role: "homeowner", city: "Madrid")
  public static let ben = Account(
    id: "ben", name: "Ben Ortiz", role: "homeowner", city: "Valencia")
  public static let carla = Account(
    id: "carla", name: "Carla", role: "professional", city: "Madrid")
  public static let diego = Account(
    id: "diego", name: "Diego", role: "professional", city: "Madrid")
  public static let all = [ana, ben, carla, diego]
  /// The password of all people.
  public static let password = "casa-2026"

  private static let prefix = "/api/accounts/v1"

  public let server: FakeServer
  private let store: Store

  /// - Parameter now: The time at which sessions begin; they last two weeks.
  public init(now: Date = Date(timeIntervalSince1970: 1_767_225_600)) {
    let store = Store(expires: (now + 14 * 24 * 3600).ISO8601Format())
    self.store = store
    server = FakeServer(
      at: Self.prefix, rules: [.signedIn, .keyed], store.routes(at: ""),
      isSignedIn: { store.isSignedIn($0) })
  }

  /// The routes, for another fake server, which serves other paths below its own prefix.
  public var routes: [FakeServer.Route] { store.routes(at: Self.prefix + "/") }

  /// Returns true if the session of a request is valid. Signing in needs no token, and signing out may be repeated.
  public func isSignedIn(_ call: FakeServer.Call) -> Bool { store.isSignedIn(call) }

  /// The tokens of open sessions.
  public var openSessions: [String] { store.sessions.withLock { $0.open } }
  /// The tokens of ended sessions.
  public var endedSessions: [String] { store.sessions.withLock { $0.ended } }
  /// The IDs of the guests' accounts.
  public var guests: [String] { store.sessions.withLock { $0.guests.map(\.id) } }
  /// The devices that sign-ins have named.
  public var devices: [String] { store.sessions.withLock { $0.devices } }

  /// Ends all sessions, as a service does when their people sign out everywhere.
  public func endSessions() { store.end { _ in true } }

  /// Makes no more accounts for guests, as a service that is no demonstration.
  public func refuseGuests() { store.sessions.withLock { $0.makesGuests = false } }

  private final class Store: Sendable {
    let sessions = Mutex(Sessions())
    private let expires: String

    init(expires: String) { self.expires = expires }

    func isSignedIn(_ call: FakeServer.Call) -> Bool {
      let isOpening = call.path.hasSuffix("sessions") || call.path.hasSuffix("guests")
      if call.method == .post, isOpening { return true }
      return sessions.withLock { sessions in
        guard let token = call.token else { return false }
        return !token.contains(".") || sessions.open.contains(token)
          || call.method == .delete && sessions.ended.contains(token)
      }
    }

    func routes(at prefix: String) -> [FakeServer.Route] {
      [
        .post("\(prefix)sessions") { call in try self.signIn(call) },
        .post("\(prefix)guests") { call in try self.makeGuest() },
        .get("\(prefix)sessions/current") { call in
          let account = FakeAccounts.all.first { $0.id == call.person }
          return try .json([
            "expires": self.expires, "account": account?.object ?? NSNull() as any Sendable,
          ])
        },
        .on(.delete, "\(prefix)sessions/current") { call in
          self.end { $0 == call.token }
          return .nothing
        },
        .on(.delete, "\(prefix)sessions") { call in
          self.end { $0.hasPrefix("\(call.person).") }
          return .nothing
        },
      ]
    }

    func end(where isOver: (String) -> Bool) {
      sessions.withLock { sessions in
        sessions.ended += sessions.open.filter(isOver)
        sessions.open.removeAll(where: isOver)
      }
    }

    private func makeGuest() throws -> FakeServer.Reply {
      try sessions.withLock { sessions in
        guard sessions.makesGuests else { throw FakeServer.Refusal(403, "no-guests") }
        let guest = Account(
          id: "gst_\(sessions.guests.count + 1)", name: "Sunny Otter", role: nil, city: nil)
        sessions.guests.append(guest)
        return try open(guest, device: nil, &sessions)
      }
    }

    private func open(
      _ account: Account, device: String?, _ sessions: inout Sessions
    ) throws -> FakeServer.Reply {
      let token = "\(account.id).\(sessions.open.count + sessions.ended.count + 1)"
      sessions.open.append(token)
      return try .json(
        [
          "token": token, "expires": expires, "account": account.object,
          "device": device ?? NSNull() as any Sendable,
        ], status: 201)
    }

    private func signIn(_ call: FakeServer.Call) throws -> FakeServer.Reply {
      let body = try call.decoded(SignInBody.self)
      let account = FakeAccounts.all.first { body.email == "\($0.id)@example.com" }
      return try sessions.withLock { sessions in
        let failures = sessions.failures[body.email] ?? 0
        guard failures < 5 else { throw FakeServer.Refusal(429, "slow-down", retryAfter: 2) }
        guard let account, body.password == FakeAccounts.password else {
          sessions.failures[body.email] = failures + 1
          throw FakeServer.Refusal(401, "wrong-credentials")
        }
        sessions.failures[body.email] = nil
        sessions.devices += body.device.map { [$0] } ?? []
        return try open(account, device: body.device ?? "device of \(account.id)", &sessions)
      }
    }
  }
}

extension FakeServer.Call {
  /// The ID of the person whose token this is.
  public var person: String { String((token ?? "").prefix { $0 != "." }) }
}

private struct SignInBody: Decodable {
  let email: String
  let password: String
  let device: String?
}
