/// Files that the user can choose and send.
///
/// ```swift
/// enum AlbumEvent: Sendable { case filesPicked([PickedFile]) }
///
/// func photos() -> Node<AlbumEvent> {
///   FileField(
///     "Photos", accepts: ["image/jpeg", "image/png", "image/webp"], several: true,
///     send: { .filesPicked($0) }
///   ).node
/// }
/// ```
///
/// While files are on their way, each is shown below the field with how far it has come and a button to cancel it; what
/// is refused, because it is too large for example, is shown there with the reason. The presenter hears of files that
/// have arrived whole, and of nothing else. They may come in several events, one after the other: the next one when
/// the last has been handled.
///
/// A field that leaves the screen takes the files with it that are still on their way. Where another field for files may
/// take its place, give each an ``Element/id(_:)``, or the files go on to that one.
public struct FileField<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - types: Media types, such as `image/png` or `image/*`, that are offered first; all when empty. What comes may
  ///     be anything.
  ///   - several: Whether more than one can be chosen at once.
  ///   - error: What is wrong, in the user's words.
  ///   - send: The event for files that have arrived; at least one.
  public init(
    _ label: some Localizable, accepts types: [String] = [], several: Bool = false,
    error: (any Localizable)? = nil,
    send: @escaping ([PickedFile]) -> Event
  ) {
    let choice = FileChoice(acceptedTypes: types, allowsSeveral: several)
    let texts = FieldTexts(label, "", error)
    let field = Node<Event>(texts: texts.all, actions: NodeActions(files: { send($0) })) { write in
      .textField(texts.content(text: "", kind: .files(choice), write))
    }
    // What is on its way stands beside the field: the window puts it there.
    node = Node(.column, children: [field])
    node.storage.holdsFiles = true
  }
}
