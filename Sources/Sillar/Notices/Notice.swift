/// Something that waits for a person, such as an unread message: a host tells them of it, also when they have no window open.
///
/// ```swift
/// struct NoteRoute: Route {
///   let id: Int
///   static let path = Path("/notes/:id", \.id, make: Self.init)
/// }
///
/// enum Words: String, StringKey {
///   static let module = "Notes"
///   case newNotes
/// }
///
/// func notice(_ id: Int, from author: String, _ text: String) -> Notice {
///   Notice(
///     Words.newNotes, about: "note \(id)", event: "\(id)", title: author, text,
///     opens: NoteRoute(id: id), unread: 1)
/// }
/// ```
///
/// An app says for each person what waits now; see ``App/notices(for:as:)``. A host compares it with what the person was told:
/// each event of a subject is told once, also after a restart. A person switches notices on and off by kind, with
/// ``Button/init(notices:)`` and ``Section/notices()``.
public struct Notice: Sendable, Equatable {
  /// The name of its kind in the app: that of the module, a dot, and that of the text.
  public let kind: String
  /// What it is about. A notice takes the place of the one about the same subject before.
  public let subject: String
  /// Names what has happened last.
  public let event: String
  public let title: LocalizedText
  public let text: LocalizedText
  /// The link to the screen that it opens.
  public let link: String
  /// How much of it is unread: the badge of the app's icon shows the sum of all notices.
  public let unread: Int

  /// - Parameters:
  ///   - kind: The text by which a person switches such notices on and off, such as "New messages". The module declares it
  ///     among its `notices`.
  ///   - subject: What it is about, such as a chat, in at most 200 bytes.
  ///   - event: Names what has happened last, such as the newest message, in at most 200 bytes.
  public init<Kind: StringKey>(
    _ kind: Kind, about subject: String, event: String, title: some Localizable,
    _ text: some Localizable, opens route: some Route, unread: Int = 0
  ) {
    self.kind = Self.name(of: kind)
    self.subject = subject
    self.event = event
    self.title = title.localized
    self.text = text.localized
    link = route.link
    self.unread = max(0, unread)
  }

  static func name<Kind: StringKey>(of kind: Kind) -> String { "\(Kind.module).\(kind.rawValue)" }
}
