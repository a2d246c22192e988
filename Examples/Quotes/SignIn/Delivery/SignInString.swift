public import Sillar

/// The texts of SignIn.
///
/// ```swift
/// func title(_ words: Localization) -> String { words.text(SignInString.title) }
/// ```
public enum SignInString: String, StringKey {
  public static let module = "SignIn"

  // The form.
  case title = "form.title"
  case expired = "form.expired"
  case expiredAdvice = "form.expired-advice"
  case email = "form.email"
  case emailExample = "form.email-example"
  case emailMissing = "form.email-missing"
  case emailMalformed = "form.email-malformed"
  case password = "form.password"
  case passwordMissing = "form.password-missing"
  case passwordFilled = "form.password-filled"
  case signIn = "form.sign-in"
  case working = "form.working"
  case demo = "demo.title"
  case demoAdvice = "demo.advice"

  // The account.
  case accountTitle = "account.title"
  case accountPerson = "account.person"
  case accountNobody = "account.nobody"
  case signOut = "account.sign-out"
  case signingOut = "account.signing-out"

  // Signing out with unsent work.
  case unsentTitle = "unsent.title"
  case unsentWaiting = "unsent.waiting"
  case unsentParked = "unsent.parked"
  case unsentNone = "unsent.none"
  case unsentAdvice = "unsent.advice"
  case unsentSend = "unsent.send"
  case unsentSending = "unsent.sending"
  case unsentSendingAdvice = "unsent.sending-advice"
  case unsentKeep = "unsent.keep"
  case unsentDiscard = "unsent.discard"
  case unsentStay = "unsent.stay"
  case unsentNotSent = "unsent.not-sent"
  case unsentNotSentAdvice = "unsent.not-sent-advice"
  case unsentNotDiscarded = "unsent.not-discarded"
  case unsentNotDiscardedAdvice = "unsent.not-discarded-advice"

  // Failures.
  case failureOffline = "failure.offline"
  case failureOfflineAdvice = "failure.offline-advice"
  case failureTimedOut = "failure.timed-out"
  case failureService = "failure.service"
  case failureAgainAdvice = "failure.again-advice"
  case failureWrong = "failure.wrong"
  case failureWrongAdvice = "failure.wrong-advice"
  case failureSlow = "failure.slow"
  case failureSlowSeconds = "failure.slow-seconds"
  case failureSlowMinutes = "failure.slow-minutes"
  case failureSlowUnknown = "failure.slow-unknown"
  case failureSlowOver = "failure.slow-over"
  case failureOtherApp = "failure.other-app"
  case failureOtherAppAdvice = "failure.other-app-advice"
  case failureStorage = "failure.storage"
  case failureStorageAdvice = "failure.storage-advice"
}
