public import Foundation

/// A file that somebody has chosen as a photo.
///
/// ```swift
/// let file = PhotoFile(name: "tap.jpg", url: URL(filePath: "/tmp/upload-1"))
/// ```
public struct PhotoFile: Hashable, Sendable {
  /// What it was called where it comes from, to be shown. Never part of a path.
  public let name: String
  /// Where its contents are, for now.
  public let url: URL

  public init(name: String, url: URL) {
    self.name = name
    self.url = url
  }
}

/// As much of a file as it takes to say whether it is a photo.
///
/// ```swift
/// let look = PhotoLook(size: 3, beginning: [0xFF, 0xD8, 0xFF])
/// let kind = try look.kind()
/// ```
public struct PhotoLook: Hashable, Sendable {
  /// The largest photo that can be sent, in bytes.
  public static let largestSize = 10 << 20

  /// In bytes.
  public let size: Int
  public let beginning: [UInt8]

  public init(size: Int, beginning: [UInt8]) {
    self.size = size
    self.beginning = beginning
  }

  /// - Throws: Why it cannot be sent.
  public func kind() throws(PhotoProblem) -> PhotoKind {
    guard size > 0 else { throw .empty }
    guard size <= Self.largestSize else { throw .tooLarge }
    guard let kind = PhotoKind(beginning: beginning) else { throw .notAPhoto }
    return kind
  }
}

/// Why a file cannot be sent as a photo.
///
/// ```swift
/// let problem = PhotoProblem.notAPhoto
/// ```
public enum PhotoProblem: Error, Hashable, CaseIterable {
  /// There is nothing in it.
  case empty
  /// It has more than ``PhotoLook/largestSize`` bytes.
  case tooLarge
  /// What is in it is no JPEG, PNG or WebP, whatever it is called.
  case notAPhoto
  /// It could not be read, or not be kept: the device may be full.
  case notKept
}
