import Kit
import Money
import Sillar
import Testing

@testable import PaymentsDelivery

struct WordsTests {
  @Test func `no text is missing in a language, and all fill in the same names`() throws {
    let flavor = try Flavor(testing: World.module)
    #expect(flavor.missingTexts() == [])
  }

  @Test func `an app sets with its configuration what of Payments it has`() throws {
    let module = World.module
    let plain = try Flavor(testing: module).configuration
    let without = Without(instalments: true, keptCards: true)
    let bare = try Flavor(testing: module, configuration: [without]).configuration
    #expect(plain[PaymentsInstalments.self] && plain[PaymentsKeepsCards.self])
    #expect(!bare[PaymentsInstalments.self] && !bare[PaymentsKeepsCards.self])
    #expect(PaymentsInstalments.name == "payments.instalments")
    #expect(PaymentsKeepsCards.name == "payments.keep-cards")
  }
}
