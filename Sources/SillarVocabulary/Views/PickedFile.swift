public import Foundation

/// A file that a user has chosen for a `FileField`.
///
/// ```swift
/// func size(of files: [PickedFile]) -> Int { files.reduce(0) { $0 + $1.size } }
/// ```
///
/// Its contents are in a temporary file that the host owns. The file exists while its event is handled: it is deleted
/// when `handle` returns or the window ends. Copy or send the contents to keep them.
public struct PickedFile: Sendable, Hashable {
  /// The original filename, made safe to show: one line, no path, limited length. Do not build a path from it.
  public let name: String
  /// The size of the file at ``url``, in bytes.
  public let size: Int
  /// The location of the contents. The host chooses the filename there; it has no meaning.
  public let url: URL
  /// The media type that the browser reports, such as `image/jpeg`. Browsers derive it from the filename: check the
  /// contents before trusting it.
  public let claimedType: String

  /// - Parameters:
  ///   - name: The name as received. It may contain anything.
  ///   - claimedType: The type as received. An invalid media type becomes `application/octet-stream`.
  public init(name: String, size: Int, url: URL, claimedType: String) {
    self.name = FileName.shown(name)
    self.size = size
    self.url = url
    self.claimedType = Self.mediaType(claimedType)
  }

  private static func mediaType(_ text: String) -> String {
    let type = text.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    let isPlain = type.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/+-._".utf8.contains(byte)
      }
    }
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    guard isPlain, type.utf8.count <= 100, parts.count == 2, parts.allSatisfy({ !$0.isEmpty })
    else { return "application/octet-stream" }
    return type
  }
}
