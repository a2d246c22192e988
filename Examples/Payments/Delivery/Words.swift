public import PaymentsModel
public import Sillar

/// The keys of the texts of Payments in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Payments"

  case payee, goBack, card, brandedCard, balance, yearlyRate, planRun
  case methodTitle, methodLoading, methods, balanceAvailable, balanceTooLow, cardExpires,
    cardExpired, newCard, newCardCaption, upToInstalments, cancel
  case cardTitle, cardNumber, cardExpiry, cardCode, cardHolder, cardKeep, cardContinue,
    cardRegistering, cardPrivacy, numberMissing, numberUnreadable, numberTooShort, numberTooLong,
    numberMistyped, expiryMissing, expiryUnreadable, expiryExpired, codeMissing, codeUnreadable,
    codeTooShort, codeTooLong, holderMissing, holderUnreadable, holderTooLong
  case confirmationTitle, confirmationHow, confirmationBalanceAfter, instalmentsTitle, allAtOnce,
    allAtOnceCaption, planCaption, chosen, instalmentNumber, price, interest, total, payNow,
    payInInstalments, changeMethod, notStored, notStoredAdvice
  case sendingTitle, sendingProgress, sendingAdvice, checkingTitle, checkingAdvice,
    checkingLongTitle, checkingLongAdvice, checkNow, leaveForNow, paidTitle, paidAdvice, seeReceipt,
    declinedTitle, anotherWay
  case receiptTitle, receiptLoading, receiptPaid, receiptRefunded, receiptDeclined, receiptPromised,
    receiptTo, receiptFor, receiptDate, receiptMethod, receiptReference, receiptInstalments, done

  /// The key of the text for a problem of a field, such as `numberTooShort`.
  init?(_ field: CardField, _ problem: CardFieldProblem) {
    let problem = problem.rawValue
    self.init(rawValue: field.rawValue + problem.prefix(1).uppercased() + problem.dropFirst())
  }
}

extension Payment.Reason: StringKey {
  public static var module: String { Words.module }
}
