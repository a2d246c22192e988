import Kit
import Sillar
import SillarModel
import SillarTesting
import Testing
import TriviaModel
import TriviaTesting

struct ResultTests {
  let world: World

  init() throws { world = try World() }

  @Test func `a new best score is celebrated`() async throws {
    try await finished { app in
      #expect(
        await app.text == """
          # Your result
          │ Space
          │
          │ ## You scored 1
          │ ‹★ New best score!›
          [Play again]  [Home]
          ●●○  2 of 3 attempts left
          Next attempt in 9:59
          """)
      #expect(await app.location.path == "/result")
    }
  }

  @Test func `an older best score is named`() async throws {
    try await world.setBest(7)
    try await finished { app in
      try await app.see("Best score 7")
      try await app.dontSee("New best")
    }
  }

  @Test func `Play again starts a new game in the topic`() async throws {
    try await finished { app in
      try await app.tap("Play again", times: 2)
      try await app.see("Question 1 of 3  ‹Score 0›")
      #expect(await app.location.depth == 2, "the topics lie beneath the game, not the result")
      #expect(world.trivia.gameCount == 2)
    }
  }

  @Test func `without attempts it says when the next returns, and then one can play again`()
    async throws
  {
    try await world.spend(2)
    try await finished { app in
      try await app.see("No attempts left")
      try await app.see("Next attempt in 9:59")
      try await app.see("[Play again] (disabled)")
      try await app.advance(by: .seconds(599))
      try await app.see("1 of 3 attempts left")
      try await app.tap("Play again")
      try await app.see("Question 1 of 3")
    }
  }

  @Test func `a game that cannot be made says why`() async throws {
    try await finished { app in
      world.trivia.fail("game *", .broken("500"))
      try await app.tap("Play again")
      try await app.see("✗ The service has a problem — Try again in a moment.")
      let busy = ServiceFailure("503", retryAfter: .seconds(120))
      world.trivia.fail("game *", .broken(busy))
      try await app.tap("Play again")
      try await app.see("✗ The service has a problem — Try again in 2 minutes.")
      world.trivia.recover()
      try await app.tap("Play again")
      try await app.see("Question 1 of 3")
    }
  }

  @Test(arguments: [true, false])
  func `Home and Back lead to the topics, which know the new score`(_ isBack: Bool) async throws {
    try await finished { app in
      if isBack { try await app.back() } else { try await app.tap("Home") }
      try await app.see("Choose a topic")
      try await app.see("‹Best 1›")
      try await app.see("2 of 3 attempts left")
      #expect(await app.location.depth == 1)
    }
  }

  /// Plays a game to a score of one.
  private func finished(_ test: (TestHost) async throws -> Void) async throws {
    try await world.watch { app in
      try await app.tap("Space")
      try await app.answerRight("Venus")
      try await app.tap("Io")
      try await app.tap("See result")
      try await test(app)
    }
  }
}
