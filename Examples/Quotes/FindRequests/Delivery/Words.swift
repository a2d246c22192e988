import FindRequestsModel
import Sillar

/// The keys of the texts of FindRequests in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "FindRequests"

  case title, part, open, own, kind, anyKind, place, placeExample, nothing, nothingAdvice,
    ownLoading, noneOwn, noneOwnAdvice, places
  case apply, applied, full, refused, refusedAdvice, showUnsent
  case request, requestLoading, home, makeOffer, makeAnotherOffer, seeOffer, chat
  case nextApply, nextFull, nextMakeOffer, nextWait, nextWork, nextNotChosen, nextDone,
    nextCancelled
  case offerLoading, items, addRow, rowsFull, validity, validUntil, week, fortnight, month, quarter,
    total, totalNothing, totalTooMuch, checkRows, sendOffer, sendingOffer, draftKept
  case itemText, itemTextExample, itemQuantity, itemPrice, removeRow, textMissing, textTooLong,
    quantityWrong, priceMissing, priceUnreadable, priceNegative, priceTooMuch
  case ratings, rating, score, noRatings, noRatingsAdvice

  init(_ validity: OfferForm.Validity) {
    self =
      switch validity {
      case .week: .week
      case .fortnight: .fortnight
      case .month: .month
      case .quarter: .quarter
      }
  }
}
