import Sillar
import SillarModel
import Testing

/// How long one is to wait, as people say it.
struct WaitTests {
  @Test(arguments: [
    ("en", Wait.seconds(1), "Try again in 1 second."),
    ("en", .minutes(2), "Try again in 2 minutes."),
    ("es", .seconds(20), "Vuelve a intentarlo dentro de 20 segundos."),
    ("es", .minutes(2), "Vuelve a intentarlo dentro de 2 minutos."),
  ])
  func `a failure says it in the language of the window`(
    _ language: String, _ wait: Wait, _ text: String
  ) throws {
    #expect(
      wait.tryAgain(try Localization(language: language, modules: [SillarModule.module])) == text)
  }
}
