/// Who pays: methods, cards and payments belong to a customer.
///
/// ```swift
/// let customer = CustomerID("visitor-3f2a")
/// ```
public struct CustomerID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
