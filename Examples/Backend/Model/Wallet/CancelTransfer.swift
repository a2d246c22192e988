/// Cancels a transfer that is not paid yet.
///
///     let transfer = try CancelTransfer(id, customer: customer).execute(in: records)
public struct CancelTransfer: Sendable {
  private let id: Transfer.ID
  private let customer: CustomerID

  public init(_ id: Transfer.ID, customer: CustomerID) {
    self.id = id
    self.customer = customer
  }

  /// - Throws: ``Refusal/unknownTransfer``, ``Refusal/transferNotCancellable``.
  public func execute(in records: any CommerceRecords) throws -> Transfer {
    guard var transfer = try records.transfer(id), transfer.from.customer == customer else {
      throw Refusal.unknownTransfer
    }
    guard transfer.state == .open else { throw Refusal.transferNotCancellable }
    transfer.state = .cancelled
    try records.update(transfer)
    return transfer
  }
}
