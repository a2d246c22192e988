public import Kit
public import SignInModel

/// Sessions in memory. Its calls: `sign in`, `guest`, `sign out`, `sign out everywhere`.
public final class MemorySessions: InMemory, SignInSessionsDataManager {
  public struct State: Sendable {
    public var person: Member?
    public var hasExpired = false
    public var attempts: [Credentials] = []
    public var lastEmail: String?
    /// The keys under which guests have asked for an account.
    public var guestKeys: [String] = []
    /// The sign-ins that wait for the browser's new secret.
    var admissions = 0
  }

  public let memory: Memory<State, any Error>
  private let accounts: [Member]

  /// - Parameter accounts: The people that the app is for.
  public init(_ person: Member? = nil, accounts: [Member] = [ana, ben]) {
    memory = Memory(State(person: person))
    self.accounts = accounts
  }

  public var person: Member? { state.person }
  public var hasExpired: Bool { state.hasExpired }
  public var people: AsyncStream<Member?> {
    let states = memory.follow { $0 }
    return AsyncStream { people in
      let following = Task {
        for await state in states where state.admissions == 0 { people.yield(state.person) }
      }
      people.onTermination = { _ in following.cancel() }
    }
  }

  public func expire() { set(nil, hasExpired: true) }
  public func set(_ person: Member?) { set(person, hasExpired: false) }

  private func set(_ person: Member?, hasExpired: Bool) {
    change { ($0.person, $0.hasExpired) = (person, hasExpired) }
  }

  public func lastEmail() async -> String? { state.lastEmail }
  public func forgetEmail() async { with { $0.lastEmail = nil } }

  public func signIn(_ credentials: Credentials, admit: Admit) async throws -> Member {
    with { state in
      state.attempts.append(credentials)
      state.lastEmail = credentials.email
    }
    let person = try await memory.call("sign in") { _ in
      [ana, ben, carla, diego].first {
        credentials.email == "\($0.id.rawValue)@example.com"
          && credentials.password.revealed == password
      }
    }
    guard let person else { throw SignInError.wrongCredentials }
    guard accounts.contains(person) else { throw SignInError.otherApp }
    return try await begin(person, admit)
  }

  /// One key is one account.
  public func continueAsGuest(key: String, admit: Admit) async throws -> Member {
    with { $0.guestKeys.append(key) }
    try await memory.call("guest") { _ in }
    return try await begin(
      Member(id: MemberID("guest-\(key)"), name: "Sunny Otter", city: "", isGuest: true), admit)
  }

  private func begin(_ person: Member, _ admit: Admit) async throws -> Member {
    with { $0.admissions += 1 }
    let isAdmitted = await admit(person)
    change { state in
      state.admissions -= 1
      if isAdmitted { (state.person, state.hasExpired) = (person, false) }
    }
    guard isAdmitted else { throw SignInError.notAdmitted }
    return person
  }

  public func signOutEverywhere() async throws {
    try await memory.call("sign out everywhere") { _ in }
    set(nil)
  }

  public func signOut() async throws {
    try await memory.call("sign out") { _ in }
    set(nil)
  }
}
