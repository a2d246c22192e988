import Sillar
import SillarModel
import Testing

/// Waiting times in words.
struct WaitTests {
  @Test(arguments: [
    ("en", Duration.zero, "Try again in 1 second."),
    ("en", .milliseconds(1_001), "Try again in 2 seconds."),
    ("en", .seconds(60), "Try again in 60 seconds."),
    ("en", .milliseconds(60_001), "Try again in 2 minutes."),
    ("en", .seconds(120), "Try again in 2 minutes."),
    ("en", .seconds(121), "Try again in 3 minutes."),
    ("en", .seconds(Int64.max), "Try again in 16,666,667 minutes."),
    ("es", .seconds(20), "Vuelve a intentarlo dentro de 20 segundos."),
    ("es", .seconds(120), "Vuelve a intentarlo dentro de 2 minutos."),
  ])
  func `a service that wants to be left alone says it in the language of the window`(
    _ language: String, _ wait: Duration, _ text: String
  ) throws {
    let problem = Problem.broken(ServiceFailure("status 429", retryAfter: wait))
    #expect(try Localization(language: language, modules: []).text(problem.advice) == text)
  }
}
