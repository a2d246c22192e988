import Sillar

/// The keys of Catalog's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Catalog"

  case shopTitle, search, searchExample, category, all, allProducts, results, notFoundTitle,
    notFoundMessage, searchEverywhere, nothingTitle, nothingMessage
  case inStock, onlyLeft, almostSoldOut, soldOut, soldOutAdvice
  case toShop, basket, basketWith, orders
  case product, description, facts, quantity, fewerSpoken, moreSpoken, addToBasket,
    inBasket, toBasket, haveAll, unknownProductTitle, unknownProductAdvice
  case basketTitle, basketLines, loadingBasket, each, remove, total, items, checkOut, askAgain,
    placing, unchecked, basketEmptyTitle, basketEmptyMessage, lookAround, changedTitle,
    changedMessage, priceChanged, takePrice, onlyLeftOf, takeLeft, lineSoldOut, lineGone
  case unansweredTitle, unansweredMessage, openTitle, openMessage, outdatedTitle, outdatedMessage,
    seeOrder, changeBasket
  case ordersTitle, noOrdersTitle, noOrdersMessage, stateAwaitingPayment, statePaid, stateConfirmed,
    stateCancelled, stateExpired, stateRefunded
  case order, orderTitle, allOrders, placed, payBefore, orderLines, quantityTimesPrice, payNow,
    receipt, unknownOrderTitle, unknownOrderAdvice
  case cancelOrder, cancelQuestion, cancelMessage, cancelForGood, keepOrder, cancelling
  case paidTitle, paidMessage, paidHint, confirmedHint, unpaidTitle, unsettledTitle,
    unsettledMessage, seePayment,
    otherTotalTitle, otherTotalMessage, cancelledHint, expiredHint, refundedHint
}
