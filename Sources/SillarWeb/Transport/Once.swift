import Synchronization

/// A value that can be taken out once, so that it does not live as long as what holds it.
///
/// A connection's task keeps the value it was started with to its end; a handshake with all its
/// headers, two kilobytes, should not stay that long.
final class Once<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func take() -> Value? {
    value.withLock { $0.take() }
  }
}
