/// The digits with which a person opens the lock of an app.
///
/// ```swift
/// let pin = PIN("2580")
/// ```
public struct PIN: Hashable, Sendable {
  /// The number of digits that a PIN may have.
  public static let lengths = 4...12

  public let digits: String

  /// - Returns: Nil for anything but 4 to 12 digits, and for one digit that is repeated.
  public init?(_ text: String) {
    guard Self.lengths.contains(text.utf8.count), Set(text.utf8).count > 1,
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    digits = text
  }
}

extension PIN: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
