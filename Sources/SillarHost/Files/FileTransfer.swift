import Sillar
import SillarVocabulary

/// The number of a file transfer, unique within its window for the window's lifetime.
public typealias FileID = Int

/// A file that a user has chosen, before any of its contents have arrived.
///
/// ```swift
/// let file = ExpectedFile(name: "beach.jpg") { print("no longer wanted") }
/// ```
public struct ExpectedFile: Sendable {
  /// The file's name as the user's device sent it.
  public let name: String
  /// The reason why the file is refused; nil when it is accepted.
  public let refusal: FileRefusal?
  /// Called when the file is no longer wanted: it was cancelled, its field was removed, or the window has ended.
  public let cancel: @Sendable () -> Void

  public init(
    name: String, refusal: FileRefusal? = nil, cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.refusal = refusal
    self.cancel = cancel
  }
}

/// A window's answer to the announcement of files.
public enum FileExpectation: Sendable, Equatable {
  /// The ticket of each file, in order; nil for a refused file, which the screen reports.
  case accepted([FileTicket?])
  case refused(Delivery.Refusal)
}

/// Identifies a file during its transfer.
public struct FileTicket: Sendable, Hashable {
  public let id: FileID
  /// The name of the node that shows the progress. When the node is removed, the file is no longer wanted.
  public let row: NodeName
}

/// A file that has arrived completely.
public struct ArrivedFile: Sendable {
  public let id: FileID
  public let file: PickedFile
  /// Called once, when the temporary file is no longer needed.
  public let release: @Sendable () -> Void

  public init(id: FileID, file: PickedFile, release: @escaping @Sendable () -> Void) {
    self.id = id
    self.file = file
    self.release = release
  }
}
