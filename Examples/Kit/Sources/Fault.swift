/// The failure of one call.
public enum Fault<Problem: Error>: Sendable {
  /// The call throws this error and does nothing.
  case before(Problem)
  /// The call does its work, then throws this error.
  case after(Problem)
}
