import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing
import TriviaModel
import TriviaTesting

struct SummaryTests {
  let world: World

  init() throws { world = try World() }

  @Test func `each topic shows what it is about, what is left and the best score`() async throws {
    try await world.spend(1)
    try await world.setBest(7)
    try await world.watch { app in
      #expect(
        await app.text == """
          # Choose a topic
          ▫ │ [## Space  ‹Best 7›
            │  Planets and moons.
            │  ●●○  2 of 3 attempts left
            │  Next attempt in 10:00]
          ▫ │ [## History
            │  Who, when and why.
            │  ●●●  3 of 3 attempts left]
          """)
    }
  }

  @Test func `the countdown goes on by itself, and the attempt returns by itself`() async throws {
    try await world.spend(1)
    try await world.watch { app in
      try await app.see("Next attempt in 10:00")
      try await app.advance(by: .seconds(1))
      try await app.see("Next attempt in 9:59")
      try await app.advance(by: .seconds(594))
      try await app.see("Next attempt in 0:05")
      try await app.advance(by: .seconds(5))
      try await app.dontSee("Next attempt")
      try await app.dontSee("2 of 3")
    }
  }

  @Test func `a topic without attempts can be chosen again when one has returned`() async throws {
    try await world.spend(3)
    try await world.watch { app in
      try await app.see("○○○  No attempts left")
      try await app.see("Next attempt in 10:00] (disabled)")
      try await app.advance(by: .seconds(600))
      try await app.see("1 of 3 attempts left")
      try await app.see("Next attempt in 10:00")
      try await app.tap("Space")
      try await app.see("Question 1 of 3")
    }
  }

  @Test func `a chosen topic shows how its game comes about`() async throws {
    let games = world.trivia.hold("game *")
    let pictures = world.trivia.hold("picture *")
    try await world.watch { app in
      try await app.tap("Space")
      try await app.see("⏳ Making your game")
      #expect(await app.text.contains("3 of 3 attempts left] (disabled)"), "History has to wait")
      games.open()
      try await app.see("⏳ Fetching pictures: 0 %")
      pictures.letOnePass()
      try await app.see("⏳ Fetching pictures: 33 %")
      pictures.open()
      try await app.see("Question 1 of 3")
      #expect(await app.location.path == "/game")
    }
  }

  @Test func `two taps make one game and take one attempt`() async throws {
    let games = world.trivia.hold("game *")
    try await world.watch { app in
      try await app.tap("Space", times: 2)
      games.open()
      try await app.see("Question 1 of 3")
      try await app.back()
      try await app.tap("Leave")
      try await app.see("2 of 3 attempts left")
    }
    #expect(world.trivia.gameCount == 1)
  }

  @Test func `a game that cannot be made says why, costs no attempt and can be tried again`()
    async throws
  {
    world.trivia.fail("game *", .offline)
    try await world.watch { app in
      try await app.tap("Space")
      try await app.see("✗ The service cannot be reached — Check the connection, then try again.")
      try await app.tap("OK")
      try await app.dontSee("The service cannot be reached")
      try await app.dontSee("2 of 3")
      world.trivia.recover()
      try await app.tap("Space")
      try await app.see("Question 1 of 3")
    }
  }

  @Test func `attempts that were used up elsewhere are noticed when a topic is chosen`()
    async throws
  {
    try await world.watch { app in
      try await world.spend(3)
      try await app.tap("Space")
      try await app.see("✗ No attempts left")
      try await app.see("Next attempt in 10:00] (disabled)")
    }
  }

  @Test func `topics that cannot be had can be asked for again`() async throws {
    world.trivia.fail("topics", .timedOut)
    try await world.watch { app in
      #expect(
        await app.text == """
          # Choose a topic
          ∅ The service takes too long to answer — Try again in a moment.
          [Try again]
          """)
      world.trivia.recover()
      try await app.tap("Try again")
      try await app.see("Space")
      try await app.dontSee("too long")
    }
  }

  @Test func `topics that are shown stay when they cannot be brought up to date`() async throws {
    try await world.watch { app in
      try await app.tap("Space")
      world.trivia.fail("topics", .offline)
      try await app.back()
      try await app.tap("Leave")
      try await app.see("2 of 3 attempts left")
      try await app.dontSee("cannot be reached")
    }
  }

  @Test func `no topics is said, not left blank`() async throws {
    world.trivia.with { $0.topics = [] }
    try await world.watch { app in try await app.see("No topics yet") }
  }

  @Test func `going elsewhere while a game is made gives the attempt back`() async throws {
    _ = world.trivia.hold("game *")
    try await world.watch { app in
      try await app.tap("Space")
      try await app.see("Making your game")
      try await app.open("/result")
      try await app.see("Choose a topic")
      for _ in 1...3 { try await app.advance(by: .seconds(1)) }
      try await app.dontSee("Making your game")
      try await app.dontSee("2 of 3")
    }
    #expect(world.trivia.gameCount == 0)
  }

  @Test func `a game whose pictures still come does not open for whoever went elsewhere`()
    async throws
  {
    let pictures = world.trivia.hold("picture *")
    try await world.watch { app in
      try await app.tap("Space")
      try await app.see("Fetching pictures")
      try await app.open("/result")
      pictures.open()
      try await app.advance(by: .seconds(1))
      try await app.see("Choose a topic")
      #expect(await app.location.path == "/")
    }
  }

  @Test(arguments: ["/game", "/result"])
  func `a link to a game that is not there leads to the topics`(_ path: String) async throws {
    try await world.watch(at: path) { app in
      try await app.see("Choose a topic")
      #expect(await app.location.path == "/")
    }
  }
}
