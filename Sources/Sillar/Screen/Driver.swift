/// A read-only look at a value that somebody else holds.
///
/// A parent shares state with a child by handing its builder a driver. The child derives its own state from
/// it and keeps no copy; observation sees through, so one write draws both anew.
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

  /// - Parameter read: Reads the value where it is held. It may hold the owner strongly: no presenter holds its
  ///   children, so this makes no cycle.
  public init(_ read: @escaping () -> Value) { self.read = read }

  /// The value as it is now.
  public var value: Value { read() }

  /// A driver of something that follows from this one.
  public func map<Derived>(_ transform: @escaping (Value) -> Derived) -> Driver<Derived> {
    Driver<Derived> { transform(read()) }
  }
}
