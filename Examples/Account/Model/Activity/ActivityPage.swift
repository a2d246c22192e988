/// A part of the activity, as the service cuts it.
///
/// ```swift
/// let page = ActivityPage(movements: [coffee], next: nil)
/// ```
public struct ActivityPage: Hashable, Sendable {
  /// The newest first.
  public let movements: [Movement]
  /// Where to read on; nil at the end. Only the service knows what it says.
  public let next: String?

  public init(movements: [Movement], next: String?) {
    self.movements = movements
    self.next = next
  }
}
