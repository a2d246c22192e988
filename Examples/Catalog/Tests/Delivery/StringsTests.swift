import CatalogDelivery
import Sillar
import Testing

/// The words themselves.
struct StringsTests {
  @Test func `every text is there in both languages, with the same names to fill in`() throws {
    let flavor = try Flavor(
      name: "Market", languages: ["en", "es"], modules: [CatalogModule.module],
      configuration: Configuration(flavor: "Market", providers: []))
    #expect(flavor.missingTexts() == [])
  }

  @Test func `the switches of the shop can be set from outside`() throws {
    struct Choices: ConfigurationProvider {
      let name = "choices"
      func provide(into configuration: inout ConfigurationBuilder) {
        configuration.set(CatalogShowsStock.self, to: false)
        configuration.set(CatalogPageSize.self, to: 12)
      }
    }
    let none = try Configuration(flavor: "Market", providers: [])
    let some = try Configuration(flavor: "Market", providers: [Choices()])
    #expect(CatalogOptions(none) == CatalogOptions(showsStock: true, pageSize: 24))
    #expect(CatalogOptions(some) == CatalogOptions(showsStock: false, pageSize: 12))
  }
}
