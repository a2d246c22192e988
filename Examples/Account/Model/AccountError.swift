public import SillarModel

/// A refusal of the wallet service with texts of its own. Other failures are `Problem`s.
public enum AccountError: String, Error, Hashable, CaseIterable, ProblemConvertible {
  /// No customer has this handle.
  case unknownPerson = "unknown-person"
  /// The request or transfer has been paid, declined or canceled meanwhile.
  case notOpen = "not-open"
  /// The service does not accept the request.
  case refused

  public var problem: Problem { .refused(code: rawValue, module: "Account") }
}
