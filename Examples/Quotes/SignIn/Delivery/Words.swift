import Sillar

/// The keys of SignIn's texts in `Resources/Localizable.xcstrings`. An app may say in its own whom it is for.
enum Words: String, StringKey {
  static let module = "SignIn"

  case title, expired, expiredAdvice, email, emailExample, emailMissing, emailMalformed, password,
    passwordMissing, passwordFilled, signIn, working, demo, demoAdvice
  case slow, slowSeconds, slowMinutes, slowUnknown, slowOver
  case accountTitle, accountPerson, accountNobody, signOut, signingOut
  case unsentTitle, unsentWaiting, unsentParked, unsentNone, unsentAdvice, unsentSend,
    unsentSending, unsentSendingAdvice, unsentKeep, unsentDiscard, unsentStay, unsentNotSent,
    unsentNotSentAdvice, unsentNotDiscarded, unsentNotDiscardedAdvice
}
