import PaymentsModel

/// What can be had by a link.
enum PaymentsPath: Equatable {
  /// `/pay/<payable>`
  case pay(Payable.ID)
  /// `/receipts/<payment>`
  case receipt(Payment.ID)

  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0].isEmpty else { return nil }
    switch parts[1] {
    case "pay" where Payable.ID(parts[2]).isSafeInPath: self = .pay(Payable.ID(parts[2]))
    case "receipts" where Payment.ID(parts[2]).isSafeInPath:
      self = .receipt(Payment.ID(parts[2]))
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .pay(let id): "/pay/\(id)"
    case .receipt(let id): "/receipts/\(id)"
    }
  }
}
