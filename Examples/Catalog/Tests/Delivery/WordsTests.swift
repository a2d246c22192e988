import CatalogDelivery
import Kit
import Sillar
import Testing

/// The string catalog.
struct WordsTests {
  @Test func `every text is there in both languages, with the same names to fill in`() throws {
    #expect(try Flavor(testing: CatalogModule.module).missingTexts() == [])
  }
}

/// The settings of an app for the shop.
struct Choices: ConfigurationProvider {
  let name = "choices"
  var showsStock = true
  var pageSize = 24

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(CatalogShowsStock.self, to: showsStock)
    configuration.set(CatalogPageSize.self, to: pageSize)
  }
}
