import Foundation
import Sillar

/// A browser's session as a host keeps it.
struct SessionRecord: Codable, Equatable, Sendable {
  /// The digest of the secret in the browser's cookie: the file gives nobody a session.
  var secret: String
  /// The visitor's identifier for apps. Random; it stays when the secret is renewed.
  let visitor: String
  /// The account that the visitor is signed in with.
  var account: String?
  var created: Date
  var used: Date
  /// True for a session of a cookie of version 0.1.0, which said nothing about a record.
  var isOld: Bool?
  /// The locks of apps, by their names.
  var locks: [String: VisitorLock.Saved] = [:]
}

/// A line of the file of sessions.
enum SessionLine: Codable, Equatable, Sendable {
  /// A new state of the session with this secret.
  case session(SessionRecord)
  /// The secret is worth nothing from now on.
  case ended(secret: String)
  /// The same for a secret of an old cookie, which must not begin a session again.
  case spent(secret: String, at: Date)
}
