public import SillarData
import Synchronization

/// The accounts of visitors, as a test signs them in and out.
///
/// ```swift
/// let scripted = ScriptedAccess()
/// scripted.signIn("browser-1", as: "ada")
/// let factory = try PaymentsInfraFactory(apiURL: url, dataDirectory: folder, access: scripted.access)
/// ```
public final class ScriptedAccess: Sendable {
  private let sessions = Mutex<[String: AccountAccess.Session]>([:])
  private let refusals = Mutex<[String]>([])

  public init() {}

  public var access: AccountAccess {
    AccountAccess { [weak self] visitor in
      self?.sessions.withLock { $0[visitor] }
    } refused: { [weak self] token in
      self?.refusals.withLock { $0.append(token) }
    }
  }

  /// The tokens that a service has refused.
  public var refused: [String] { refusals.withLock { $0 } }

  /// Signs a visitor in, with a token that ``FakeServer/Call/account`` understands.
  public func signIn(_ visitor: String, as account: String) {
    sessions.withLock {
      $0[visitor] = AccountAccess.Session(account: account, token: "\(account).1")
    }
  }

  public func signOut(_ visitor: String) { sessions.withLock { $0[visitor] = nil } }
}
