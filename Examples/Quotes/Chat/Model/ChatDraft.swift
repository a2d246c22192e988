public import Work

/// An unfinished message.
public struct ChatDraft: Hashable, Sendable, Codable {
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

  /// Removes the part that has been sent; text and photos added since then stay.
  public mutating func remove(_ sent: ChatDraft) {
    if text.hasPrefix(sent.text) { text.removeFirst(sent.text.count) }
    photos.removeAll(where: sent.photos.contains)
  }

  /// The number of characters above the limit.
  public var excess: Int { max(0, text.count - Self.longestText) }
}
