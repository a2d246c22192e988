import Sillar
import Testing

@testable import QuotesDelivery

struct ModuleTests {
  @Test func `its texts are there in every language`() throws {
    for language in ["en", "es"] {
      _ = try Localization(language: language, modules: [QuotesModule.module])
    }
  }
}
