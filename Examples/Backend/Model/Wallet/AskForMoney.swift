/// Creates a request for money to another person.
///
///     let request = try AskForMoney(remittance).execute(in: records)
public struct AskForMoney: Sendable {
  private let remittance: Remittance

  public init(_ remittance: Remittance) { self.remittance = remittance }

  /// - Throws: ``Refusal/unknownPerson(field:)``, ``Refusal/invalid(_:)`` for a request to oneself.
  public func execute(in records: any CommerceRecords) throws -> PaymentRequest {
    let (me, other) = try remittance.people(in: records)
    let request = PaymentRequest(
      id: .random(), from: me, to: other, amount: remittance.amount, note: remittance.note,
      state: .open, created: records.now, payment: nil)
    try records.insert(request)
    return request
  }
}
