/// The host's reasons for closing a socket; the script reacts to each.
extension WebSocketCloseCode {
  /// The window no longer exists: the page must be loaded again.
  static let windowGone = Self(rawValue: 4001)
  /// The request does not come from a page of this host.
  static let forbidden = Self(rawValue: 4002)
  /// The window is now used in another tab.
  static let takenOver = Self(rawValue: 4003)
  /// The window is used in another tab, of which this page may be a copy, or was left.
  static let inUse = Self(rawValue: 4004)
  /// The page has the script of another version: it must be loaded again.
  static let otherVersion = Self(rawValue: 4005)
}
