public import SillarModel

extension Problem {
  /// The movie service does not accept the key that this app was started with.
  public static let keyRefused = Problem.refused(code: "key-refused", module: "Movies")
}
