public import Work

/// What somebody has begun to write and not sent.
///
/// ```swift
/// let draft = ChatDraft(text: "When could you")
/// ```
public struct ChatDraft: Hashable, Sendable {
  /// The longest text of one message, in characters.
  public static let longestText = 2000

  public var text: String
  /// Each goes out in a message of its own; the text goes with the first.
  public var photos: [PhotoID]

  public init(text: String = "", photos: [PhotoID] = []) {
    self.text = text
    self.photos = photos
  }

  public var isEmpty: Bool {
    photos.isEmpty && text.allSatisfy(\.isWhitespace)
  }

  /// Removes what has been sent of it; what was written after that stays.
  public mutating func remove(_ sent: ChatDraft) {
    if text.hasPrefix(sent.text) { text.removeFirst(sent.text.count) }
    photos.removeAll(where: sent.photos.contains)
  }

  /// By how many characters the text is too long.
  public var excess: Int { max(0, text.count - Self.longestText) }
}

/// A message to be sent.
///
/// ```swift
/// let message = NewMessage(id: MessageID(), text: "Hello", photo: nil)
/// ```
public struct NewMessage: Identifiable, Hashable, Sendable {
  public let id: MessageID
  public let text: String
  public let photo: PhotoID?

  public init(id: MessageID, text: String, photo: PhotoID?) {
    self.id = id
    self.text = text
    self.photo = photo
  }
}
