import Kit
import Money
import PaymentsDelivery
import Sillar
import Testing

struct WordsTests {
  @Test func `no text is missing in a language, and all fill in the same names`() throws {
    let flavor = try Flavor(testing: PaymentsModule.module)
    #expect(flavor.missingTexts() == [])
  }

  @Test func `an app sets with its configuration what of Payments it has`() throws {
    struct Provider: ConfigurationProvider {
      let name = "test"
      func provide(into configuration: inout ConfigurationBuilder) {
        configuration.set(PaymentsInstalments.self, to: false)
        configuration.set(PaymentsKeepsCards.self, to: false)
      }
    }
    let plain = try Configuration(flavor: "Shop", providers: [])
    let bare = try Configuration(flavor: "Shop", providers: [Provider()])
    #expect(PaymentsOptions(plain) == PaymentsOptions())
    #expect(PaymentsOptions(bare) == PaymentsOptions(offersInstalments: false, keepsCards: false))
    #expect(PaymentsInstalments.name == "payments.instalments")
    #expect(PaymentsKeepsCards.name == "payments.keep-cards")
  }
}
