import SillarVocabulary

/// Files that the user can choose and send.
///
/// ```swift
/// enum AlbumEvent: Equatable, Sendable { case filesPicked([PickedFile]) }
///
/// func photos() -> FileField<AlbumEvent> {
///   FileField(
///     "Photos", accepts: ["image/jpeg", "image/png", "image/webp"], several: true,
///     send: { .filesPicked($0) }
///   )
/// }
/// ```
///
/// Each file in transfer is shown below the field with its progress and a button to cancel it. A refused file, such as
/// one that is too large, is shown there with the reason. The presenter gets only files that have arrived completely.
/// They may come in several events: each event is sent after the previous one has been handled.
///
/// When a field leaves the screen, its unfinished transfers are cancelled. Where another file field may take its place,
/// give each an ``ViewPart/id(_:)``, or the transfers continue at that field.
public struct FileField<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameters:
  ///   - label: The name of what is asked for.
  ///   - types: Media types, such as `image/png` or `image/*`, that are offered first; all when empty. The files that
  ///     arrive may be of any type.
  ///   - several: True if the user can choose more than one file at once.
  ///   - error: The error message, in the user's words.
  ///   - send: The event for files that have arrived; at least one.
  public init(
    _ label: some Localizable, accepts types: [String] = [], several: Bool = false,
    error: (any Localizable)? = nil,
    send: @escaping ([PickedFile]) -> Event
  ) {
    let (label, error) = (label.localized, error?.localized)
    let texts = [label] + (error.map { [$0] } ?? [])
    let field = Node<Event>(texts: texts, actions: NodeActions(files: { send($0) })) { write in
      .fileField(
        label: write(label), acceptedTypes: types, allowsSeveral: several, error: error.map(write))
    }
    // The window adds the files in transfer to this column, below the field.
    built = Node(.column, children: [field])
    built.storage.holdsFiles = true
  }
}
