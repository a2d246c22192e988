public import AccountModel
public import Sillar

/// The keys of Account's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Account"

  case handle, homeAccount, homeLoading, homeBalance, homeSend, homeAsk, homeRequests,
    homeAllRequests, homeActivity, homeAllActivity
  case activityTitle, activityLoading, activityEmpty, activityEmptyAdvice, activityToday,
    activityYesterday, activityBalance, activityKindAndNote
  case chartTitle, chartLowest, chartHighest
  case movementTitle, movementLoading, movementDate, movementNote, movementBalance,
    movementReceipt
  case formSearch, formSearchAsk, formSearchExample, formPeople, formNobody, formNobodyAdvice,
    formNobodyAtAll, formChange, formAmount, formNote, formNoteExample, formNoteTooLong
  case amountEmpty, amountNotANumber, amountTooManyDecimals, amountNotPositive, amountTooMuch
  case sendTitle, sendBalance, sendMoreThanBalance, sendContinue, sendWorking, sendUnfinished,
    sendUnfinishedAdvice, sendGoOn, sendDiscard, sendDiscarding
  case requestsTitle, requestsLoading, requestsIncoming, requestsOutgoing, requestsOpenCount,
    requestsEmpty, requestsEmptyAdvice, requestsPay, requestsDecline, requestsCancel,
    requestsCancelling, requestsOpen, requestsPaid, requestsDeclined, requestsCancelled
  case requestTitle, requestLoading, requestIncoming, requestOutgoing, requestDate,
    requestUnknown, requestUnknownAdvice, requestAll
  case declineTitle, declineAdvice, declineKeep, declineConfirm, declineWorking
  case askTitle, askConfirm, askWorking
  case splitOffer, splitTitle, splitOwn, splitSearch, splitRemove, splitConfirm, splitDone,
    splitDoneAdvice, splitClose
  case newMoney
  case payableTransfer, payableRequest
}

extension Movement.Kind: StringKey {
  public static var module: String { Words.module }
}
