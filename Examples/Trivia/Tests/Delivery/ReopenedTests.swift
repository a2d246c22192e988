import Kit
import Sillar
import SillarTesting
import Testing
import TriviaModel
import TriviaTesting

/// Trivia in a window that comes back after the end of its process.
struct ReopenedTests {
  let world: World

  init() throws { world = try World() }

  @Test func `a game goes on at its question, with its score`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      try await app.reopened { app in
        try await app.see("Question 2 of 3  ‹Score 1›")
        #expect(await app.location.path == "/game")
        try await app.tap("Ganymede")
        try await app.see("Score 2")
        try await app.back()
        try await app.see("Leave this game?")
      }
    }
  }

  @Test func `a game stays in the language in which it began`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      try world.trivia.with { $0.topics = try spanishTopics() }
      try await app.reopened { app in
        try await app.see("# Space")
        try await app.tap("Ganymede")
        try await app.advance(by: .seconds(1))
        try await app.tap("Eight")
        try await app.tap("See result")
        try await app.see("Space")
        try await app.dontSee("El espacio")
      }
    }
  }

  @Test func `a game that has ended shows how, and leads to its result`() async throws {
    try await playing { app in
      try await app.tap("Mars")
      let before = await app.text
      try await app.reopened { app in
        #expect(await app.text == before)
        try await app.tap("See result")
        try await app.see("# Your result")
        let result = await app.text
        try await app.reopened { app in #expect(await app.text == result) }
      }
    }
  }

  @Test func `the question before a game is left is asked again`() async throws {
    try await playing { app in
      try await app.answerRight("Venus")
      try await app.back()
      try await app.reopened { app in
        try await app.see("Leave this game?")
        try await app.tap("Keep playing")
        try await app.see("Question 2 of 3")
      }
    }
  }

  private func playing(_ test: (TestHost) async throws -> Void) async throws {
    try await world.watch { app in
      try await app.tap("Space")
      try await test(app)
    }
  }
}
