public import Work
public import WorkInfra

/// Signs every person in, with their ID as the token.
public struct OwnNames: SessionTokens {
  public init() {}
  public func token(of person: PersonID) -> String? { person.rawValue }
  public func tokenRefused(_ token: String, of person: PersonID) {}
}
