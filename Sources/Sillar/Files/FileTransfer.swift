/// The number of a file on its way to a window: unique among all that the window ever expected.
public typealias FileID = Int

/// A file that a user has chosen, before any of it has come.
///
/// ```swift
/// let file = ExpectedFile(name: "beach.jpg") { print("no longer wanted") }
/// ```
public struct ExpectedFile: Sendable {
  /// As it was given.
  public let name: String
  /// Why it is not taken; nil when it may come.
  public let refusal: FileRefusal?
  /// Called when it is not wanted any more: it was cancelled, its field has gone, or the window has ended.
  public let cancel: @Sendable () -> Void

  public init(
    name: String, refusal: FileRefusal? = nil, cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.refusal = refusal
    self.cancel = cancel
  }
}

/// What a window says to files that are to come.
public enum FileExpectation: Sendable, Equatable {
  /// For each file its ticket, in order; nil for one that is refused, which the screen says.
  case accepted([FileTicket?])
  case refused(Delivery.Refusal)
}

/// What a file is known by while it comes.
public struct FileTicket: Sendable, Hashable {
  public let id: FileID
  /// The node that shows how far it has come. When that has gone, the file is not wanted any more.
  public let row: NodeID
}

/// A file that has come.
public struct ArrivedFile: Sendable {
  public let id: FileID
  public let file: PickedFile
  /// Called once, when the temporary file is needed no more.
  public let release: @Sendable () -> Void

  public init(id: FileID, file: PickedFile, release: @escaping @Sendable () -> Void) {
    self.id = id
    self.file = file
    self.release = release
  }
}
