import BackendModel
import SillarData
import Testing

@testable import BackendInfra

extension AccountStore {
  /// Returns the token of an account's session, which is made for the first call and for the first one after its end.
  /// It is the same after a restart.
  func testToken(of name: String) async throws -> String {
    let id = try #require(AccountID(name))
    let token = try #require(SessionToken("token-of-\(name)-0123456789"))
    try await write { stored in
      if try stored.session(of: token)?.isValid(at: stored.now) == true { return }
      try stored.database.execute("DELETE FROM session WHERE account = \(name)")
      try stored.keep(UserAccount(id: id, name: name, kind: .guest))
      try stored.insert(Session(account: id, created: stored.now), token: token)
    }
    return token.rawValue
  }
}
