/// Makes games, each at the cost of an attempt.
public struct GameService: Sendable {
  private let games: any GameRepository
  private let attempts: AttemptsService

  public init(games: any GameRepository, attempts: AttemptsService) {
    self.games = games
    self.attempts = attempts
  }

  /// Checks that an attempt is left, makes a game, and discounts the attempt.
  ///
  /// An attempt is first reserved, then the game is made, then the attempt is spent. The reservation
  /// checks and takes in one transaction, so with one attempt left a player's two windows never get
  /// two games. A game that fails releases the attempt. If the program ends in between, the
  /// attempt was only reserved, and returns automatically after ``AttemptsPolicy/holdLimit``: a crash
  /// never costs an attempt without a game. (Spending first would; checking first and spending
  /// after would give both windows a game.)
  ///
  /// - Throws: ``TriviaError/noAttemptsLeft(topic:until:)`` before a game is requested; the errors of the repository;
  ///   `CancellationError`. In each case no attempt is lost.
  public func makeGame(in topic: Topic.ID) async throws -> Game {
    let reservation = try await attempts.reserve(topic)
    do {
      let game = try await games.createGame(topic: topic)
      try Task.checkCancellation()
      try await attempts.spend(reservation)
      return game
    } catch {
      // In a task of its own: the caller's task may be canceled, and then the store would refuse. If the store fails,
      // the reservation lapses, and the first error is reported.
      await Task { try? await attempts.release(reservation) }.value
      throw error
    }
  }
}
