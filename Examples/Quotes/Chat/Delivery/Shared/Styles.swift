import Sillar

// What a flavour's designer may want to draw a way of their own.
extension Style {
  /// The messages of a chat, the last one at the bottom: what is in sight stays in place when earlier ones come.
  static let conversation = Style("conversation")
  /// A message of one's own.
  static let ownMessage = Style("own-message")
  /// A message of the other one's.
  static let message = Style("message")
  /// Where messages are written, below the conversation.
  static let composer = Style("composer")
}
