import Foundation

/// The place of the work.
///
///     let place = try Place(city: "Madrid", postcode: "28004")
public struct Place: Equatable, Sendable {
  public static let cityLimit = 60

  public let city: String
  public let postcode: String

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when the city or the postcode is invalid.
  public init(city: String, postcode: String) throws(QuotesRefusal) {
    self.city = try city.checked(1...Self.cityLimit, "place/city")
    guard postcode.utf8.count == 5,
      postcode.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { throw .invalid(InputFault("place/postcode", "has to have five digits")) }
    self.postcode = postcode
  }

  /// Creates a stored place, which was validated before.
  public init(storedCity city: String, postcode: String) {
    self.city = city
    self.postcode = postcode
  }

  /// Returns the text in the form that searches compare: without case, accents and surrounding spaces.
  public static func searchable(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
