/// Creates a transfer that still has to be paid.
///
///     let transfer = try DraftTransfer(remittance).execute(in: records)
public struct DraftTransfer: Sendable {
  private let remittance: Remittance

  public init(_ remittance: Remittance) { self.remittance = remittance }

  /// - Throws: ``Refusal/unknownPerson(field:)``, ``Refusal/invalid(_:)`` for a transfer to oneself.
  public func execute(in records: any CommerceRecords) throws -> Transfer {
    let (me, other) = try remittance.people(in: records)
    let transfer = Transfer(
      id: .random(), from: me, to: other, amount: remittance.amount, note: remittance.note,
      state: .open, created: records.now, payment: nil)
    try records.insert(transfer)
    return transfer
  }
}
