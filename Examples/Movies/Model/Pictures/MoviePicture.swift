/// A picture of a film, available in several sizes.
public struct MoviePicture: Hashable, Sendable {
  /// The size of a picture: the service has each picture in these widths, in pixels.
  public enum Size: String, CaseIterable, Sendable {
    case thumbnail = "w185"
    case poster = "w342"
    case wide = "w780"
  }

  /// The service's name of the picture, such as `603-poster.svg`.
  public let file: String

  /// Nil for a text that is not a safe file name.
  public init?(file: String) {
    let dot = UInt8(ascii: ".")
    var last = dot
    let isPlain = file.utf8.allSatisfy { byte in
      // Two dots in a row lead out of the folder, and a dot at the start hides the file.
      if last == dot, byte == dot { return false }
      last = byte
      return switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isPlain, 1...120 ~= file.utf8.count
    else { return nil }
    self.file = file
  }

  /// The name of the picture in a size: screens contain it, and hosts request the picture by it.
  public func name(_ size: Size) -> String { "\(size.rawValue)-\(file)" }

  /// Reads a name that ``name(_:)`` has made; nil for any other text.
  public static func parse(name: String) -> (picture: MoviePicture, size: Size)? {
    guard let dash = name.firstIndex(of: "-"), let size = Size(rawValue: String(name[..<dash])),
      let picture = MoviePicture(file: String(name[name.index(after: dash)...]))
    else { return nil }
    return (picture, size)
  }
}
