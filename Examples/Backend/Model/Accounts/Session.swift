public import struct Foundation.Date
public import struct Foundation.TimeInterval

/// The session of an account: from a sign-in until it is ended, is not used for a week, or is two weeks old.
///
///     let session = Session(account: id, created: now)
public struct Session: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Session>
  public static let prefix = "ses"
  /// The longest life of a session: 14 days.
  public static let life: TimeInterval = 14 * 86_400
  /// The longest time between two calls of a session: 7 days.
  public static let idleLife: TimeInterval = 7 * 86_400

  public let id: ID
  public let account: AccountID
  public let created: Date
  /// The time of a recent call. A call within the hour after it is not noted.
  public let used: Date
  /// True if the user has signed out, here or everywhere.
  public let isEnded: Bool

  /// The end of the session, if it is used until then.
  public var expires: Date { created.addingTimeInterval(Self.life) }

  public init(id: ID = .random(), account: AccountID, created: Date) {
    self.init(id: id, account: account, created: created, used: created)
  }

  public init(id: ID, account: AccountID, created: Date, used: Date, isEnded: Bool = false) {
    self.id = id
    self.account = account
    self.created = created
    self.used = used
    self.isEnded = isEnded
  }

  public func isValid(at now: Date) -> Bool {
    !isEnded && now < expires && now < used.addingTimeInterval(Self.idleLife)
  }
}
