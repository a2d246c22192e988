public import Money

/// The methods by which a customer can pay an amount.
///
///     let methods = try PaymentMethods.of(customer, for: payable.amount, in: records)
public struct PaymentMethods: Sendable {
  /// The balance of the customer's account; `nil` when the amount is in another currency.
  public let balance: Money?
  public let isBalanceSufficient: Bool
  /// The saved cards that have not expired.
  public let cards: [Card]
  /// The installment plans, which any card can use.
  public let plans: [InstalmentPlan]

  public static func of(
    _ customer: CustomerID, for amount: Money, in records: any CommerceRecords
  ) throws -> PaymentMethods {
    let balance = try records.balance(of: .customer(customer))
    let isOfUse = balance.currency == amount.currency
    return PaymentMethods(
      balance: isOfUse ? balance : nil, isBalanceSufficient: try isOfUse && balance.covers(amount),
      cards: try records.cards(of: customer).filter { !$0.expiry.hasPassed(at: records.now) },
      plans: try InstalmentPlan.offered(for: amount))
  }
}
