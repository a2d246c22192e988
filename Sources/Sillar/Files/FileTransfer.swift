/// The number of a file transfer, unique within its window for the window's lifetime.
package typealias FileID = Int

/// A file that a user has chosen, before any of its contents have arrived.
///
/// ```swift
/// let file = ExpectedFile(name: "beach.jpg") { print("no longer wanted") }
/// ```
package struct ExpectedFile: Sendable {
  /// The file's name as the user's device sent it.
  package let name: String
  /// The reason why the file is refused; nil when it is accepted.
  package let refusal: FileRefusal?
  /// Called when the file is no longer wanted: it was cancelled, its field was removed, or the window has ended.
  package let cancel: @Sendable () -> Void

  package init(
    name: String, refusal: FileRefusal? = nil, cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.refusal = refusal
    self.cancel = cancel
  }
}

/// A window's answer to the announcement of files.
package enum FileExpectation: Sendable, Equatable {
  /// The ticket of each file, in order; nil for a refused file, which the screen reports.
  case accepted([FileTicket?])
  case refused(Delivery.Refusal)
}

/// Identifies a file during its transfer.
package struct FileTicket: Sendable, Hashable {
  package let id: FileID
  /// The name of the node that shows the progress. When the node is removed, the file is no longer wanted.
  package let row: NodeName
}

/// A file that has arrived completely.
package struct ArrivedFile: Sendable {
  package let id: FileID
  package let file: PickedFile
  /// Called once, when the temporary file is no longer needed.
  package let release: @Sendable () -> Void

  package init(id: FileID, file: PickedFile, release: @escaping @Sendable () -> Void) {
    self.id = id
    self.file = file
    self.release = release
  }
}
