import Sillar
import SillarVocabulary

/// The reason why a chosen file does not reach the screen.
///
/// ```swift
/// let huge = ExpectedFile(name: "film.mov", refusal: .tooLarge(limit: 10 * 1024 * 1024))
/// ```
public enum FileRefusal: Sendable, Hashable {
  /// It has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// More files were chosen than the field, or the host, takes at once.
  case tooMany(limit: Int)
  /// The host has no room for the file at the moment.
  case noRoom
  /// Only a part of the file arrived.
  case cutOff
  /// The host could not store the file.
  case notStored

  /// The reason as a text for the user.
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
