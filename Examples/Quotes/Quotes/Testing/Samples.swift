public import Foundation
public import Money
public import QuotesModel
import Work
import WorkTesting

public let english = PriceFormat(locale: Locale(identifier: "en_GB"))
public let spanish = PriceFormat(locale: Locale(identifier: "es_ES"))
/// The clock of a test begins here.
public let beginning = Date(timeIntervalSince1970: 1_767_225_600)

public func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

extension QuoteItem {
  /// 196.00 in two lines.
  public static let samples = [
    QuoteItem(text: "Tap", quantity: 2, price: euros(45_50)),
    QuoteItem(text: "Hours", quantity: 3, price: euros(35_00)),
  ]
}

extension Quote {
  /// Carla's, of 196.00, for the request r-1.
  public static func sample(
    _ id: String = "q-1", _ state: State = .offered, validFor days: Int = 10,
    unsent: QuoteChange? = nil
  ) -> Quote {
    Quote(
      id: QuoteID(rawValue: id), request: RequestID(rawValue: "r-1"), professional: carla,
      items: QuoteItem.samples, total: euros(196_00),
      validUntil: Day(of: beginning).adding(days: days), state: state, created: beginning,
      unsent: unsent)
  }

  public func with(_ state: State, _ unsent: QuoteChange?) -> Quote {
    Quote(
      id: id, request: request, professional: professional, items: items, total: total,
      validUntil: validUntil, state: state, created: created, unsent: unsent)
  }
}
