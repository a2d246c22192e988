public import Foundation

/// The name and the source of a picture; the bytes are a ``PictureData``.
///
/// Screens contain the name, and the store keeps the picture under it. It is safe in a path and in a
/// file's name: 1 to 100 of the letters a–z and A–Z, the digits, `-` and `_`.
public struct Picture: Hashable, Sendable, Identifiable {
  /// The name, which is stable: the same picture always has the same name.
  public let name: String
  /// The URL that the picture is fetched from.
  public let source: URL
  public var id: String { name }

  /// Nil if the name is not safe in a path.
  public init?(name: String, source: URL) {
    guard Self.isSafe(name: name) else { return nil }
    self.name = name
    self.source = source
  }

  /// True if a text is a valid name of a picture.
  public static func isSafe(name: String) -> Bool {
    (1...100).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
