/// A list that is read part by part: the items that have been read so far. A `Pager` of the framework reads it.
///
/// ```swift
/// struct Notes: PartialList {
///   var items: [Note] = []
///   var cursor: String? = ""
///   var hasMore: Bool { cursor != nil }
/// }
///
/// struct Note: Identifiable, Equatable, Sendable { let id: Int }
/// ```
public protocol PartialList: Equatable, Sendable {
  associatedtype Item: Identifiable & Equatable & Sendable
  /// The list before the first part has been read.
  init()
  /// The items that have been read, each once.
  var items: [Item] { get }
  /// True if the source may have more items.
  var hasMore: Bool { get }
}
