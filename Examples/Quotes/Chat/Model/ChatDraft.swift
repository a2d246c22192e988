public import Work

/// An unfinished message.
public struct ChatDraft: Hashable, Sendable {
  /// The longest text of one message, in characters.
  public static let longestText = 2000

  public var text: String
  /// Each photo is sent in a message of its own; the text goes with the first.
  public var photos: [PhotoID]

  public init(text: String = "", photos: [PhotoID] = []) {
    self.text = text
    self.photos = photos
  }

  public var isEmpty: Bool {
    photos.isEmpty && text.allSatisfy(\.isWhitespace)
  }

  /// Both drafts as one.
  public func followed(by other: ChatDraft) -> ChatDraft {
    let texts = [text, other.text].filter { !$0.isEmpty }
    return ChatDraft(text: texts.joined(separator: "\n"), photos: photos + other.photos)
  }

  /// The number of characters above the limit.
  public var excess: Int { max(0, text.count - Self.longestText) }
}
