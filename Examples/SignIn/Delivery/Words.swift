import Sillar

/// The keys of SignIn's texts in `Resources/Localizable.xcstrings`. An app may replace the text that says whom it is
/// for, and the one that says what a guest loses.
enum Words: String, StringKey {
  static let module = "SignIn"

  case title, expired, expiredAdvice, email, emailExample, password, passwordFilled, signIn, working
  case demo, demoAdvice, slowSeconds, slowMinutes, slowOver
  case accountTitle, accountPerson, accountGuest, signOut, signOutEverywhere, signingOut
  case guestTitle, guest, guestAdvice, notNow, guestLeaveTitle, guestLoss, guestKeep, guestLeave
  case unsentTitle, unsentWaiting, unsentParked, unsentNone, unsentAdvice, unsentSend,
    unsentSending, unsentSendingAdvice, unsentKeep, unsentDiscard, unsentStay, unsentNotSent,
    unsentNotSentAdvice, unsentNotDiscarded, unsentNotDiscardedAdvice
}
