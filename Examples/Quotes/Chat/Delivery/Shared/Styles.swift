import Sillar

// Drawn by `web.css` in the resources.
extension Style {
  /// The messages of a chat, the last one at the bottom: what is in sight stays in place when earlier ones come.
  static let conversation = Style("conversation", of: ChatModule.module)
  /// A message of one's own.
  static let ownMessage = Style("own-message", of: ChatModule.module)
  /// A message of the other one's.
  static let message = Style("message", of: ChatModule.module)
  /// Who wrote a message: to be heard where its side shows it.
  static let author = Style("author", of: ChatModule.module)
  /// The day on which the messages below it were written.
  static let day = Style("day", of: ChatModule.module)
  /// When a message was written, and how far it has come.
  static let mark = Style("mark", of: ChatModule.module)
  /// Where messages are written, below the conversation.
  static let composer = Style("composer", of: ChatModule.module)
}
