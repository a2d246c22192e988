/// The price of a call, in the events of the budget that pays for it. A budget is refilled with 400 events a second, and
/// holds ten seconds of them.
public struct CallPrice: Hashable, Sendable {
  /// A picture, most often one of many.
  static let picture = CallPrice(events: 0.25)
  /// A read by an id, or of a list that an index has in order.
  static let read = CallPrice(events: 1)
  /// A transaction, which waits for the disk.
  static let change = CallPrice(events: 4)
  /// An event stream: a connection, and a read for each event.
  static let stream = CallPrice(events: 10)
  /// A full-text search, or a list that also can be one.
  static let search = CallPrice(events: 40)
  /// A password, whose hash takes 16 MB of memory, or an account without one.
  static let signIn = CallPrice(events: 40)
  /// A photo of at most 10 MB.
  static let upload = CallPrice(events: 40)

  public let events: Double
}
