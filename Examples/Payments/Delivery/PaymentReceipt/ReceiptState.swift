import PaymentsModel

struct ReceiptState: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case loading
    case failed(Failure)
    case receipt(Payment)
  }

  var content: Content

  var failure: Failure? { if case .failed(let failure) = content { failure } else { nil } }
}

enum ReceiptEvent: Sendable {
  case retried
  case closed
}
