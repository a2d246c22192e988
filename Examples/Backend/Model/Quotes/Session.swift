public import struct Foundation.Date
public import struct Foundation.TimeInterval

/// The session of a signed-in user, until they sign out or it expires.
///
///     let session = Session(member: id, created: now)
public struct Session: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Session>
  public static let prefix = "ses"
  /// The lifetime of a session: 14 days.
  public static let life: TimeInterval = 14 * 86_400

  public let id: ID
  public let member: Member.ID
  public let expires: Date
  /// True if the user has signed out.
  public let isEnded: Bool

  public init(id: ID = .random(), member: Member.ID, created: Date) {
    self.init(id: id, member: member, expires: created.addingTimeInterval(Self.life))
  }

  public init(id: ID, member: Member.ID, expires: Date, isEnded: Bool = false) {
    self.id = id
    self.member = member
    self.expires = expires
    self.isEnded = isEnded
  }

  public func isValid(at now: Date) -> Bool { !isEnded && now < expires }
}
