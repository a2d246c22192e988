public import Foundation

/// The PINs of sessions.
///
/// A session is what a PIN is chosen for: in an app with accounts the ID of a sign-in, which is never used again, so
/// that the next person at the same browser chooses a PIN of their own; in another app that of a visitor.
///
/// ```swift
/// func open(_ pins: any PINs, _ session: String, _ text: String) async throws -> Bool {
///   guard let pin = PIN(text) else { return false }
///   return try await pins.attempt(pin, of: session, at: Date()) == .right
/// }
/// ```
public protocol PINs: Sendable {
  /// The sessions that have a PIN.
  var sessions: Set<String> { get }

  /// Sets the PIN of a session that has none; otherwise the one that it has stays.
  func set(_ pin: PIN, of session: String) async throws

  /// Compares a PIN with the session's. Wrong attempts are counted for the session, in however many windows they are
  /// made, and also over a restart.
  func attempt(_ pin: PIN, of session: String, at now: Date) async throws -> PINAnswer

  /// Removes the PIN of a session, if it has one, with its attempts.
  func remove(of session: String) async throws
}

extension PINs {
  public func hasPIN(_ session: String) -> Bool { sessions.contains(session) }

  /// Removes the PINs of sessions that have ended.
  ///
  /// - Parameter live: Returns the sessions that go on. It is called after the sessions with a PIN are known: a PIN
  ///   that is chosen in the meantime stays.
  public func removeEnded(except live: () -> Set<String>) async throws {
    let known = sessions
    for session in known.subtracting(live()) { try await remove(of: session) }
  }
}

/// The answer to an attempt to open a lock.
///
/// ```swift
/// func isOpen(_ answer: PINAnswer) -> Bool { answer == .right }
/// ```
public enum PINAnswer: Equatable, Sendable {
  case right
  /// - Parameters:
  ///   - left: The attempts that are left before the first wait.
  ///   - wait: The time until the next attempt; nil for none.
  case wrong(left: Int, wait: Duration? = nil)
  /// The PIN was not compared: too many attempts were wrong.
  case wait(Duration)
}
