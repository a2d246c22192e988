import Synchronization
public import Work
public import WorkInfra

/// Signs every person in, with their ID as the token.
public struct OwnNames: SessionTokens {
  public init() {}
  public func token(of person: PersonID) -> String? { person.rawValue }
  public func tokenRefused(_ token: String, of person: PersonID) {}
}

/// Signs some people in, with their ID as the token, until they sign out.
public final class SomeNames: SessionTokens {
  private let names: Mutex<Set<PersonID>>

  public init(_ people: Person...) { names = Mutex(Set(people.map(\.id))) }

  public func signOut(_ person: Person) { names.withLock { _ = $0.remove(person.id) } }

  public func token(of person: PersonID) -> String? {
    names.withLock { $0.contains(person) } ? person.rawValue : nil
  }

  public func tokenRefused(_ token: String, of person: PersonID) {}
}
