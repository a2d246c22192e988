public import struct Foundation.UUID

/// Finds a game that was created before.
public protocol FindGame: Sendable {
  /// - Returns: `nil` when there is no such game, or it is too old to be kept.
  func execute(id: UUID) async throws -> Game?
}

/// Finds games in a repository.
///
///     let game = try await DefaultFindGame(games: repository).execute(id: id)
public struct DefaultFindGame: FindGame {
  private let games: any GameRepository

  public init(games: any GameRepository) { self.games = games }

  public func execute(id: UUID) async throws -> Game? { try await games.game(withID: id) }
}
