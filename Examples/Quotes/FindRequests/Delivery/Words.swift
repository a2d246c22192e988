public import FindRequestsModel
public import Sillar
import Work

/// The keys of the texts of FindRequests in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "FindRequests"

  case title, part, open, own, kind, anyKind, place, placeExample, nothing, nothingAdvice,
    ownLoading, noneOwn, noneOwnAdvice, places
  case apply, applied, full
  case request, requestLoading, home, makeOffer, makeAnotherOffer, seeOffer, chat
  case offerLoading, items, addRow, rowsFull, validity, validUntil, total, sendOffer, sendingOffer,
    draftKept
  case itemText, itemTextExample, itemQuantity, itemPrice, removeRow
  case ratings, rating, contactRating, score, noRatings, noRatingsAdvice
}

extension Job {
  var places: LocalizedText { Words.places.with(count: request.freePlaces) }
}

extension Job.Step: StringKey { public static var module: String { Words.module } }
extension OfferForm.Validity: StringKey { public static var module: String { Words.module } }
extension OfferCheck.Problem: StringKey { public static var module: String { Words.module } }
