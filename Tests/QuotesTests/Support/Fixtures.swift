import Foundation
import Money
import QuotesModel
import Work

let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", role: .homeowner, city: "Madrid")
let carla = Person(id: PersonID("carla"), name: "Carla Vega", role: .professional, city: "Madrid")

let request = RequestID(rawValue: "r-1")
let english = PriceFormat(locale: Locale(identifier: "en_GB"))
let spanish = PriceFormat(locale: Locale(identifier: "es_ES"))
/// The clock of a test begins here.
let beginning = Date(timeIntervalSince1970: 1_767_225_600)
let today = Day(of: beginning)

func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

let items = [
  QuoteItem(text: "Tap", quantity: 2, price: euros(45_50)),
  QuoteItem(text: "Hours", quantity: 3, price: euros(35_00)),
]

func quote(
  _ id: String = "q-1", _ state: Quote.State = .offered, validFor days: Int = 10,
  unsent: QuoteChange? = nil
) -> Quote {
  Quote(
    id: QuoteID(rawValue: id), request: request, professional: carla, items: items,
    total: euros(196_00), validUntil: today.adding(days: days), state: state, created: beginning,
    unsent: unsent)
}

/// A form with one good line.
func goodForm(_ text: String = "Tap", _ quantity: String = "2", _ price: String = "45.50")
  -> OfferForm
{
  OfferForm(rows: [OfferForm.Row(id: 0, text: text, quantity: quantity, price: price)])
}
