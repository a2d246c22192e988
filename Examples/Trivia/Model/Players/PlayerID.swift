import Foundation

/// Who plays: attempts and scores belong to a player.
///
/// ```swift
/// let someone = PlayerID()            // a new player
/// let me = PlayerID("terminal-1000")  // a player known from before
/// ```
public struct PlayerID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A player never seen before.
  public init() { self.init(rawValue: UUID().uuidString.lowercased()) }
}
