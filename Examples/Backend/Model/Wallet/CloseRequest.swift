/// Declines a request for money, or cancels one's own.
///
///     let request = try CloseRequest(id, as: .declined, customer: customer).execute(in: records)
public struct CloseRequest: Sendable {
  /// The way in which a request is closed.
  public enum Ending: Sendable {
    /// Closed by the person who is asked for money.
    case declined
    /// Closed by the person who asks for money.
    case cancelled
  }

  private let id: PaymentRequest.ID
  private let ending: Ending
  private let customer: CustomerID

  public init(_ id: PaymentRequest.ID, as ending: Ending, customer: CustomerID) {
    self.id = id
    self.ending = ending
    self.customer = customer
  }

  /// - Throws: ``Refusal/unknownRequest``, ``Refusal/requestNotOpen``, also when only the other person may
  ///   close the request in this way.
  public func execute(in records: any CommerceRecords) throws -> PaymentRequest {
    guard var request = try records.request(id),
      request.from.customer == customer || request.to.customer == customer
    else { throw Refusal.unknownRequest }
    let (who, state): (Person, PaymentRequest.State) =
      switch ending {
      case .declined: (request.to, .declined)
      case .cancelled: (request.from, .cancelled)
      }
    guard request.state == .open, who.customer == customer else { throw Refusal.requestNotOpen }
    request.state = state
    try records.update(request)
    return request
  }
}
