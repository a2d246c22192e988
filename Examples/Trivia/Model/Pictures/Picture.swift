public import Foundation

/// Names a picture and says where it comes from; the bytes are a ``PictureData``.
///
/// The name is what a screen shows and what a picture is kept under. It is safe in a path and in a
/// file's name: 1 to 100 of the letters a–z and A–Z, the digits, `-` and `_`.
public struct Picture: Hashable, Sendable, Identifiable {
  /// Stable: the same picture has the same name tomorrow.
  public let name: String
  /// Where the picture is fetched from the first time.
  public let source: URL
  public var id: String { name }

  /// Nothing if the name is not safe in a path.
  public init?(name: String, source: URL) {
    guard Self.isSafe(name: name) else { return nil }
    self.name = name
    self.source = source
  }

  /// Whether a text could be a picture's name.
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
