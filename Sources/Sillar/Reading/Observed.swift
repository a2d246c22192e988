import Observation

/// A property of a generic class that is observed as a property of an `@Observable` class is.
///
/// `@Observable` on a generic class makes the key path of a property anew at each access, which takes as long as drawing a
/// row. ``Changes`` is not generic, so that its key path is made once.
@propertyWrapper struct Observed<Value> {
  private var value: Value
  private let changes = Changes()

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get {
      changes.wereObserved()
      return value
    }
    set {
      value = newValue
      changes.count += 1
    }
  }
}

@Observable private final class Changes {
  var count = 0

  /// Makes the observer, if there is one, wait for the next change.
  func wereObserved() { _ = count }
}
