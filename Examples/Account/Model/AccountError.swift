public import SillarModel

/// A refusal of the wallet service that an account has texts for. Other failures are `Problem`s.
public enum AccountError: String, Error, Hashable, CaseIterable, ProblemConvertible {
  /// Nobody has this handle.
  case unknownPerson = "unknown-person"
  /// It has been paid, declined or canceled meanwhile.
  case notOpen = "not-open"
  /// The service does not take what was sent.
  case refused

  public var problem: Problem { .refused(code: rawValue, module: "Account") }
}
