import Sillar
import SillarVocabulary

/// A file that a user has chosen, before any of its contents have arrived.
///
/// ```swift
/// let file = ExpectedFile(name: "beach.jpg") { print("no longer wanted") }
/// ```
public struct ExpectedFile: Sendable {
  let name: String
  let refusal: FileRefusal?
  let cancel: @Sendable () -> Void

  /// - Parameters:
  ///   - name: The file's name as the user's device sent it.
  ///   - refusal: The reason why the file is refused; nil when it is accepted.
  ///   - cancel: Called when the file is no longer wanted: it was cancelled, its field was removed, or the window has ended.
  public init(
    name: String, refusal: FileRefusal? = nil, cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.refusal = refusal
    self.cancel = cancel
  }
}

/// Identifies a file during its transfer.
///
/// ```swift
/// func give(up ticket: FileTicket, in window: Window) async { await window.refuse(ticket.id, .cutOff) }
/// ```
public struct FileTicket: Sendable, Hashable {
  /// The number of the transfer, unique within its window for the window's lifetime.
  public let id: Int
  /// The name of the node that shows the progress. When the node is removed, the file is no longer wanted.
  public let row: NodeName
}

/// A file that has arrived completely.
struct ArrivedFile: Sendable {
  let id: Int
  let file: PickedFile
  /// Called once, when the temporary file is no longer needed.
  let release: @Sendable () -> Void
}
