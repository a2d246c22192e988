/// A currency, by its ISO 4217 code.
///
/// ```swift
/// let yen = Currency("JPY")   // nil for what is no code: "yen", "¥"
/// ```
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// Three capital letters, such as `EUR`.
  public let code: String

  public static let eur = Currency(code: "EUR")
  public static let ars = Currency(code: "ARS")
  public static let usd = Currency(code: "USD")
  public static let jpy = Currency(code: "JPY")

  private init(code: String) { self.code = code }

  /// - Returns: Nil unless the code is three capital letters.
  public init?(_ code: String) {
    guard code.utf8.count == 3,
      code.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
    else { return nil }
    self.code = code
  }

  /// The number of decimal places of the minor unit: 2 for most, 0 for the yen, 3 for dinars (ISO 4217, list one).
  public var decimalPlaces: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  public var description: String { code }
}
