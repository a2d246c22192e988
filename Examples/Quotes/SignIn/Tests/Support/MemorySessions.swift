import Scripted
import SignInModel
import Synchronization
import Work

/// Sessions in memory; goes wrong, or waits, as a test wants it to.
final class MemorySessions: SignInSessionsDataManager {
  private struct State {
    var person: Person?
    var hasExpired = false
    var error: SignInError?
    var attempts: [Credentials] = []
    var refused: [Person] = []
    var gate: Gate?
    var lastListener = 0
    var listeners: [Int: AsyncStream<Person?>.Continuation] = [:]
  }

  private let state = Mutex(State())

  init(_ person: Person? = nil) { state.withLock { $0.person = person } }

  var person: Person? { state.withLock { $0.person } }
  var hasExpired: Bool { state.withLock { $0.hasExpired } }
  var attempts: [Credentials] { state.withLock { $0.attempts } }
  /// Those who got a session that they were not to have.
  var refused: [Person] { state.withLock { $0.refused } }

  var people: AsyncStream<Person?> {
    AsyncStream { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        continuation.yield(state.person)
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    }
  }

  func fail(_ error: SignInError?) { state.withLock { $0.error = error } }

  func hold() -> Gate {
    let gate = Gate()
    state.withLock { $0.gate = gate }
    return gate
  }

  func expire() {
    state.withLock { $0.hasExpired = true }
    set(nil)
  }

  func set(_ person: Person?) {
    state.withLock { state in
      state.person = person
      for listener in state.listeners.values { listener.yield(person) }
    }
  }

  func signIn(
    _ credentials: Credentials, accept: @Sendable (Person) throws(SignInError) -> Void
  ) async throws -> Person {
    let gate = state.withLock { state in
      state.attempts.append(credentials)
      return state.gate
    }
    await gate?.pass()
    if let error = state.withLock({ $0.error }) { throw error }
    let people = [ana, ben, carla]
    guard let person = people.first(where: { credentials.email.hasPrefix($0.id.rawValue) }),
      credentials.password.revealed == password
    else { throw SignInError.wrongCredentials }
    do {
      try accept(person)
    } catch {
      state.withLock { $0.refused.append(person) }
      throw error
    }
    set(person)
    return person
  }

  func signOut() async throws {
    if let error = state.withLock({ $0.error }) { throw error }
    set(nil)
  }
}
