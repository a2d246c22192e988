import Foundation

/// Where the work is to be done.
///
///     let place = try Place(city: "Madrid", postcode: "28004")
public struct Place: Equatable, Sendable {
  public static let cityLimit = 60

  public let city: String
  public let postcode: String

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when there cannot be such a place.
  public init(city: String, postcode: String) throws(QuotesRefusal) {
    self.city = try city.checked(1...Self.cityLimit, "place/city")
    guard postcode.utf8.count == 5,
      postcode.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { throw .invalid(InputFault("place/postcode", "has to have five digits")) }
    self.postcode = postcode
  }

  /// One that was stored, and so was checked before.
  public init(storedCity city: String, postcode: String) {
    self.city = city
    self.postcode = postcode
  }

  /// What a search compares: whatever the case and accents of a city are.
  public static func searchable(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
