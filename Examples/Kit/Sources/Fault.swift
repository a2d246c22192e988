/// What goes wrong with one call.
public enum Fault<Problem: Error>: Sendable {
  /// Nothing is done, and this is the answer.
  case before(Problem)
  /// It is done, and this is the answer.
  case after(Problem)
}
