import Sillar

extension [any Behavior] {
  /// The first behavior of a type.
  func first<B: Behavior>(_ type: B.Type) -> B? {
    for case let behavior as B in self { return behavior }
    return nil
  }
}
