public import Kit
public import SignInModel
public import Work
public import WorkTesting

/// Sessions in memory. Its calls: `sign in`, `sign out`.
public final class MemorySessions: InMemory, SignInSessionsDataManager {
  public struct State: Sendable {
    public var person: Person?
    public var hasExpired = false
    public var attempts: [Credentials] = []
  }

  public let memory: Memory<State, any Error>
  private let accounts: [Person]

  /// - Parameter accounts: The people that the app is for.
  public init(_ person: Person? = nil, accounts: [Person] = [ana, ben]) {
    memory = Memory(State(person: person))
    self.accounts = accounts
  }

  public var person: Person? { state.person }
  public var hasExpired: Bool { state.hasExpired }
  public var people: AsyncStream<Person?> { memory.follow { $0.person } }

  public func expire() { set(nil, hasExpired: true) }
  public func set(_ person: Person?) { set(person, hasExpired: false) }

  private func set(_ person: Person?, hasExpired: Bool) {
    change { ($0.person, $0.hasExpired) = (person, hasExpired) }
  }

  public func signIn(_ credentials: Credentials) async throws -> Person {
    with { $0.attempts.append(credentials) }
    let person = try await memory.call("sign in") { _ in
      [ana, ben, carla, diego].first {
        credentials.email == "\($0.id.rawValue)@example.com"
          && credentials.password.revealed == password
      }
    }
    guard let person else { throw SignInError.wrongCredentials }
    guard accounts.contains(person) else { throw SignInError.otherApp }
    set(person)
    return person
  }

  public func signOut() async throws {
    try await memory.call("sign out") { _ in }
    set(nil)
  }
}
