import Foundation

/// Why a file that was chosen does not reach the screen.
public enum FileRefusal: Sendable, Hashable {
  /// It has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// More files were chosen than the field, or the host, takes at once.
  case tooMany(limit: Int)
  /// The host has no room for it now.
  case noRoom
  /// Only a part of it came.
  case cutOff
  /// The host could not keep it.
  case notStored

  /// The reason in the user's words.
  func text(_ words: Localization) -> String {
    switch self {
    case .tooLarge(let limit):
      words.text(SillarString.fileTooLarge, ["limit": Self.size(limit, words)])
    case .tooMany(let limit): words.text(SillarString.fileTooMany, count: limit)
    case .noRoom: words.text(SillarString.fileNoRoom)
    case .cutOff: words.text(SillarString.fileCutOff)
    case .notStored: words.text(SillarString.fileNotStored)
    }
  }

  private static func size(_ bytes: Int, _ words: Localization) -> String {
    let megabyte = 1024 * 1024
    return bytes >= megabyte
      ? "\(words.number(bytes / megabyte)) MB" : "\(words.number(max(1, bytes / 1024))) KB"
  }
}
