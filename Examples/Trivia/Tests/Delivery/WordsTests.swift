import Kit
import Sillar
import SillarTesting
import Testing
import TriviaDelivery

struct WordsTests {
  @Test func `no text is missing in a language, and all fill in the same names`() throws {
    #expect(try Flavor(testing: TriviaModule.module).missingTexts() == [])
  }

  @Test func `Trivia speaks Spanish`() async throws {
    let world = try World()
    try await world.spend(2)
    try await TestHost.open(
      world.app, visitor: Visitor(id: "ana", languages: ["es"]), clock: world.clock
    ) { app in
      try await app.see("# Elige un tema")
      try await app.see("Queda 1 intento de 3")
      try await app.tap("Space")
      try await app.see("Pregunta 1 de 3  ‹Puntos: 0›")
      try await app.tap("Mars")
      try await app.see("✗ No es esa — La respuesta correcta es Venus.")
      try await app.tap("Ver el resultado")
      try await app.see("No te quedan intentos")
    }
  }
}
