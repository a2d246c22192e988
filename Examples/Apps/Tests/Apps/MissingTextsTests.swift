import Foundation
import PaymentsDelivery
import ShopsKit
import Sillar
import SillarTesting
import TestServers
import Testing

/// Every text that a module uses exists in every language of every flavor.
@Suite(.backend) struct MissingTextsTests {
  @Test func `no flavor lacks a text in a language that it speaks`() async throws {
    try await withFolder { folder in
      func place(_ name: String) -> URL { folder.appending(path: name) }
      let resources = place("resources")
      try CornerShopResources.write(to: resources)
      let apps =
        try Tour.all.map { try $0.make(place($0.name), TestClock()) }
        + [try cornerShop(resources, place("corner"))]
      for app in apps {
        let missing = app.flavor.missingTexts()
        #expect(
          missing.isEmpty,
          "\(app.flavor.name): \(missing.joined(separator: "; "))")
      }
      #expect(apps.allSatisfy { Set($0.flavor.languages).isSuperset(of: ["en"]) })
    }
  }

  @Test func `a flavor that speaks one language more is told each text that it lacks there`()
    throws
  {
    var files = CornerShopResources.files
    files["catalog/Localizable.xcstrings"] = CornerShopResources.words([
      "fr": #"{ "shopTitle": "La boutique du coin", "orderTitle": "Commande {number}" }"#
    ])
    try withResources(files) { resources, folder in
      let flavor = try cornerShop(resources, folder, languages: ["es", "en", "fr"]).flavor
      let missing = flavor.missingTexts()
      #expect(missing.allSatisfy { $0.hasSuffix("\" in \"fr\" is missing") })
      #expect(missing.contains("Catalog: \"search\" in \"fr\" is missing"))
      #expect(missing.contains("Payments: \"methodTitle\" in \"fr\" is missing"))
      #expect(!missing.contains { $0.contains("\"shopTitle\"") })
    }
  }
}
