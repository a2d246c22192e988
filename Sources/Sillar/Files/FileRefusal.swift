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
  var localized: LocalizedText {
    switch self {
    case .tooLarge(let limit): SillarString.fileTooLarge.with(["limit": Self.size(limit)])
    case .tooMany(let limit): SillarString.fileTooMany.with(count: limit)
    case .noRoom: SillarString.fileNoRoom.localized
    case .cutOff: SillarString.fileCutOff.localized
    case .notStored: SillarString.fileNotStored.localized
    }
  }

  private static func size(_ bytes: Int) -> LocalizedText {
    let megabyte = 1024 * 1024
    return bytes >= megabyte
      ? .joined([LocalizedText.number(bytes / megabyte), " MB"])
      : .joined([LocalizedText.number(max(1, bytes / 1024)), " KB"])
  }
}
