import AccountModel
import Sillar

/// The keys of Account's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Account"

  case handle, homeAccount, homeLoading, homeBalance, homeSend, homeAsk, homeRequests,
    homeAllRequests, homeActivity, homeAllActivity
  case activityTitle, activityLoading, activityEmpty, activityEmptyAdvice, activityToday,
    activityYesterday, activityBalance, activityKindAndNote
  case kindGrant, kindPayment, kindRefund, kindTransferIn, kindTransferOut, kindRequestIn,
    kindRequestOut, kindOther
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
  case payableTransfer, payableRequest

  init(_ kind: Movement.Kind) {
    self =
      switch kind {
      case .grant: .kindGrant
      case .payment: .kindPayment
      case .refund: .kindRefund
      case .transferIn: .kindTransferIn
      case .transferOut: .kindTransferOut
      case .requestIn: .kindRequestIn
      case .requestOut: .kindRequestOut
      case .other: .kindOther
      }
  }
}
