public import Foundation

/// A file that a user has chosen for a ``FileField``.
///
/// ```swift
/// func size(of files: [PickedFile]) -> Int { files.reduce(0) { $0 + $1.size } }
/// ```
///
/// Its contents lie in a temporary file that the host owns: it is there while the event that brought it is handled,
/// and has gone when `handle` has returned, or the window has ended. Copy or send what you want to keep.
public struct PickedFile: Sendable, Hashable {
  /// What the file was called where it comes from, fit to be shown: one line, no path, not endless. Never make a path
  /// of it.
  public let name: String
  /// In bytes: as many as the file at ``url`` has.
  public let size: Int
  /// Where its contents are. The name there is the host's, and says nothing.
  public let url: URL
  /// The media type that the browser takes it for, such as `image/jpeg`. Browsers go by the name: look at the contents
  /// before you believe it.
  public let claimedType: String

  /// - Parameters:
  ///   - name: As it was given, whatever it is.
  ///   - claimedType: As it was given; what is no media type becomes `application/octet-stream`.
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
