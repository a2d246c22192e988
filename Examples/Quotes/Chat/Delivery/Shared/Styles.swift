import Sillar

// What a flavor's designer may want to draw a way of their own.
extension Style {
  /// The messages of a chat, the last one at the bottom: what is in sight stays in place when earlier ones come.
  static let conversation = Style("conversation")
  /// A message of one's own.
  static let ownMessage = Style("own-message")
  /// A message of the other one's.
  static let message = Style("message")
  /// Who wrote a message: to be heard where its side shows it.
  static let author = Style("author")
  /// The day on which the messages below it were written.
  static let day = Style("day")
  /// When a message was written, and how far it has come.
  static let mark = Style("mark")
  /// Where messages are written, below the conversation.
  static let composer = Style("composer")
}
