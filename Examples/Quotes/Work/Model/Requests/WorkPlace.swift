/// Where work is to be done: no nearer than anybody may know who looks for work.
///
/// ```swift
/// let place = WorkPlace(city: "Madrid", postcode: "28004")
/// ```
public struct WorkPlace: Hashable, Sendable {
  public let city: String
  /// Five digits.
  public let postcode: String

  public init(city: String, postcode: String) {
    self.city = city
    self.postcode = postcode
  }
}
