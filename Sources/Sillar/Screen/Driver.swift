/// Read-only access to a value that another object holds.
///
/// A parent shares state with a child by passing a driver to its builder. The child derives its own state from the
/// driver and keeps no copy. Observation works through the driver, so one write redraws both screens.
///
/// ```swift
/// @Observable final class ListPresenter: Presenter {
///   private let layout: Driver<Layout>
///   var state: ListState { ListState(layout: layout.value) }
///
///   init(layout: Driver<Layout>) { self.layout = layout }
///   func handle(_ event: ListEvent) async {}
/// }
/// ```
public struct Driver<Value> {
  private let read: () -> Value

  /// - Parameter read: Reads the value from its owner. It may hold the owner strongly: no presenter holds its children,
  ///   so this makes no cycle.
  public init(_ read: @escaping () -> Value) { self.read = read }

  /// The value as it is now.
  public var value: Value { read() }

  /// A driver of a value that is derived from this one.
  public func map<Derived>(_ transform: @escaping (Value) -> Derived) -> Driver<Derived> {
    Driver<Derived> { transform(read()) }
  }

  /// A driver of a value that is derived from this one, and derived again only when this one has changed.
  func mapChanges<Derived>(
    _ transform: @escaping (Value) -> Derived
  ) -> Driver<Derived> where Value: Equatable {
    var last: (value: Value, derived: Derived)?
    return Driver<Derived> {
      let value = read()
      if let last, last.value == value { return last.derived }
      let derived = transform(value)
      last = (value, derived)
      return derived
    }
  }
}
