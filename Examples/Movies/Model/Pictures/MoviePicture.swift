/// A picture of a film, in whatever size is needed.
public struct MoviePicture: Hashable, Sendable {
  /// How large a picture is wanted; the service has each in these widths, in pixels.
  public enum Size: String, CaseIterable, Sendable {
    case thumbnail = "w185"
    case poster = "w342"
    case wide = "w780"
  }

  /// The service's name for it, such as `603-poster.svg`.
  public let file: String

  /// Nil for what could be anything but the name of a file.
  public init?(file: String) {
    let dot = UInt8(ascii: ".")
    var last = dot
    let isPlain = file.utf8.allSatisfy { byte in
      // Two dots lead elsewhere, and one at the start hides.
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

  /// The name of the picture in a size, for a screen to show and a host to ask for.
  public func name(_ size: Size) -> String { "\(size.rawValue)-\(file)" }

  /// What ``name(_:)`` made; nil for any other text.
  public static func parse(name: String) -> (picture: MoviePicture, size: Size)? {
    guard let dash = name.firstIndex(of: "-"), let size = Size(rawValue: String(name[..<dash])),
      let picture = MoviePicture(file: String(name[name.index(after: dash)...]))
    else { return nil }
    return (picture, size)
  }
}
