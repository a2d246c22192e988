import Foundation
import Sillar
import SillarHost
import SillarSQL

/// The preferences of accounts in a ``HostStore``: who signs in on another device finds the app as it was left.
struct AccountPreferences: Sendable {
  static let schema = """
    CREATE TABLE account_preferences (
      app TEXT NOT NULL, account TEXT NOT NULL, language TEXT, appearance TEXT,
      used DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (app, account)
    );
    CREATE INDEX account_preferences_used ON account_preferences (used);

    """

  let base: StoreBase

  /// The preferences of an account, which are in use from now on; nil if it has none.
  func preferences(of account: String, app: String) async -> Preferences? {
    let now = base.now()
    return
      (try? await base.database?.write { database in
        let found = try database.first(
          """
          UPDATE account_preferences SET used = \(now) WHERE app = \(app) AND account = \(account)
          RETURNING language, appearance
          """
        ) { row in
          Preferences(
            language: try row["language"],
            appearance: try row["appearance"])
        }
        return found
      }) ?? nil
  }

  func keep(_ preferences: Preferences, of account: String, app: String) async {
    let now = base.now()
    _ = try? await base.database?.write { database in
      try database.execute(
        """
        INSERT INTO account_preferences (app, account, language, appearance, used)
        VALUES (\(app), \(account), \(preferences.language), \(preferences.appearance),
          \(now))
        ON CONFLICT (app, account) DO UPDATE SET language = excluded.language,
          appearance = excluded.appearance, used = excluded.used
        """)
    }
  }

  /// Drops those of accounts that have not signed in for as long as a session lasts, and the oldest over the limit.
  func sweep() async {
    let end = base.now() - TimeInterval(base.limits.sessionAbsoluteEnd.components.seconds)
    let (limit, drops) = (base.limits.preferences, base.drops)
    _ = try? await base.database?.write { database in
      try database.execute("DELETE FROM account_preferences WHERE used < \(end)")
      let count = try database.value("SELECT count(*) FROM account_preferences") ?? 0
      guard count > limit else { return }
      try database.execute(
        """
        DELETE FROM account_preferences WHERE used <= (
          SELECT used FROM account_preferences ORDER BY used LIMIT 1 OFFSET \(count - limit - 1))
        """)
      database.afterTransaction { drops.note(.preferences, count - limit) }
    }
  }
}
