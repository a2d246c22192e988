/// Expires the orders that were not paid in time.
///
///     try ExpireOrders().execute(in: records)
public struct ExpireOrders: Sendable {
  public init() {}

  public func execute(in records: any CommerceRecords) throws {
    for order in try records.ordersToExpire() { _ = try order.ended(as: .expired, in: records) }
  }
}
