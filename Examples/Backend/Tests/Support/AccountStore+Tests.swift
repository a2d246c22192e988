import BackendModel
import GRDB
import Testing

@testable import BackendInfra

extension AccountStore {
  /// Returns the token of an account's session, which is made for the first call and for the first one after its end.
  /// It is the same after a restart.
  func testToken(of name: String) -> String? {
    guard let id = AccountID(name), let token = SessionToken("token-of-\(name)-0123456789") else {
      return nil
    }
    do {
      try pool.write { db in
        let stored = StoredAccounts(db: db, now: now(), bell: bell, ended: ended)
        if try stored.session(of: token)?.isValid(at: stored.now) == true { return }
        try db.execute(sql: "DELETE FROM session WHERE account = ?", arguments: [name])
        try stored.keep(UserAccount(id: id, name: name, kind: .guest))
        try stored.insert(Session(account: id, created: stored.now), token: token)
      }
      return token.rawValue
    } catch {
      Issue.record(error)
      return nil
    }
  }
}
