import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing
import TriviaModel

struct GameTests {
  let world: World

  init() throws { world = try World() }

  @Test func `a question shows where the game stands and what can be answered`() async throws {
    try await playing { app in
      #expect(
        await app.text == """
          # Space
          Question 1 of 3  ‹Score 0›

          ## Which planet is the hottest?
          ▫ [Mercury]
          ▫ [Venus]
          ▫ [Earth]
          ▫ [Mars]
          """)
    }
  }

  @Test func `a right answer is praised, then the next question comes`() async throws {
    try await playing { app in
      try await app.tap("Venus")
      #expect(
        await app.text == """
          # Space
          Question 1 of 3  ‹Score 1›

          ## Which planet is the hottest?
          ▫ [Mercury] (disabled)
          ▫ [✓ Venus] (disabled)
          ▫ [Earth] (disabled)
          ▫ [Mars] (disabled)
          ✓ Right!
          """)
      try await app.advance(by: .seconds(1))
      try await app.see("Question 2 of 3  ‹Score 1›")
      try await app.see("[Ganymede]")
      try await app.dontSee("Right!")
    }
  }

  @Test func `a wrong answer ends the game and shows the right one`() async throws {
    try await playing { app in
      try await app.tap("Mars")
      #expect(
        await app.text == """
          # Space
          Question 1 of 3  ‹Score 0›

          ## Which planet is the hottest?
          ▫ [Mercury] (disabled)
          ▫ [✓ Venus] (disabled)
          ▫ [Earth] (disabled)
          ▫ [✗ Mars] (disabled)
          ✗ Not quite — The right answer is Venus.
          [See result]
          """)
      try await app.tap("See result")
      try await app.see("You scored 0")
    }
  }

  @Test func `a game can be won`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      try await app.answerRight("Ganymede")
      try await app.tap("Eight")
      try await app.see("✓ Right! All 3 of them.")
      try await app.tap("See result")
      try await app.see("You scored 3")
      try await app.see("New best score!")
    }
  }

  @Test func `a second tap does not answer the next question`() async throws {
    try await playing { app in
      try await app.tap("Venus", times: 2)
      try await app.advance(by: .seconds(1))
      try await app.see("Question 2 of 3  ‹Score 1›")
      try await app.see("[Ganymede]")
    }
  }

  @Test func `the score is kept when the window is closed right after the last answer`()
    async throws
  {
    try await playing { app in
      try await app.answerRight("Venus")
      try await app.tap("Io")
    }
    #expect(try await world.best == Score(1))
  }

  @Test func `a game that is left with the window is reported, one that has ended is not`()
    async throws
  {
    try await playing { app in try await app.answerRight("Venus") }
    #expect(world.tracked.lines == ["game-left on game"])
    try await playing { app in try await app.tap("Mars") }
    #expect(world.tracked.lines.count == 1)
  }

  @Test func `a score that cannot be saved is said, and can be tried again`() async throws {
    try await playing { app in
      world.scores.fail("update *", .notStored(detail: "full"))
      try await app.tap("Mars")
      try await app.see("✗ It could not be saved")
      try await app.tap("See result")
      try await app.see("✗ It could not be saved")
      world.scores.recover()
      try await app.tap("See result")
      try await app.see("You scored 0")
    }
  }

  // MARK: Leaving

  @Test func `Back asks before a running game is left`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      try await app.back()
      #expect(
        await app.text.hasSuffix(
          """
          ═══ in front of it ═══
          # Leave this game?
          Your score of 1 counts, and the attempt is used up.
          [Keep playing]  [Leave]
          """))
    }
  }

  @Test func `whoever keeps playing is back at the question`() async throws {
    try await playing { app in
      try await app.back()
      try await app.see("You have not scored yet, and the attempt is used up.")
      try await app.tap("Keep playing")
      try await app.dontSee("Leave this game?")
      try await app.answerRight("Venus")
      try await app.see("Question 2 of 3")
    }
  }

  @Test func `Back keeps playing when it is asked whether to leave`() async throws {
    try await playing { app in
      try await app.back()
      try await app.back()
      try await app.dontSee("Leave this game?")
      try await app.see("Question 1 of 3")
    }
  }

  @Test func `a game that is left counts with the score it has`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      try await app.back()
      try await app.tap("Leave")
      try await app.see("Choose a topic")
      try await app.see("‹Best 1›")
      try await app.see("2 of 3 attempts left")
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `a game whose score cannot be saved can still be left`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      world.scores.fail("update *", .notStored(detail: "full"))
      try await app.back()
      try await app.tap("Leave")
      try await app.see("✗ It could not be saved")
      try await app.tap("Leave without saving")
      try await app.see("Choose a topic")
      try await app.dontSee("Best 1")
    }
  }

  @Test(arguments: ["/", "/result"])
  func `a link asks too before a running game is left`(_ path: String) async throws {
    try await playing { app in
      try await app.open(path)
      try await app.see("Leave this game?")
      try await app.open(path)
      try await app.dontSee("Leave this game?")
      try await app.see("Question 1 of 3")
    }
  }

  @Test func `a game that has ended is left without asking`() async throws {
    try await playing { app in
      try await app.tap("Mars")
      try await app.back()
      try await app.see("Choose a topic")
    }
  }

  private func playing(_ test: (TestHost) async throws -> Void) async throws {
    try await world.watch { app in
      try await app.tap("Space")
      try await test(app)
    }
  }
}
