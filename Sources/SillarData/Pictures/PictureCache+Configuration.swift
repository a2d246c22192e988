public import Foundation

extension PictureCache {
  /// The allowed origins of pictures, their folder, and their size limits.
  public struct Configuration: Sendable {
    /// A folder for pictures only. It is made when the first picture is kept.
    public var directory: URL
    /// The allowed origins. Their scheme, host and port count, such as `https://image.tmdb.org`.
    public var origins: [URL]
    /// The maximum size of a picture, in bytes. A larger picture is refused, and is not read to its end.
    public var maximumPictureSize: Int
    /// The maximum size of all pictures together, in bytes. Beyond it, the least recently used ones are deleted.
    public var maximumTotalSize: Int
    /// The time that fetching one picture may take.
    public var timeout: Duration
    /// The time for which an address is remembered to have no usable picture.
    public var absenceLifetime: Duration

    public init(
      directory: URL, origins: [URL], maximumPictureSize: Int = 5 << 20,
      maximumTotalSize: Int = 200 << 20, timeout: Duration = .seconds(10),
      absenceLifetime: Duration = .seconds(5 * 60)
    ) {
      self.directory = directory
      self.origins = origins
      self.maximumPictureSize = maximumPictureSize
      self.maximumTotalSize = maximumTotalSize
      self.timeout = timeout
      self.absenceLifetime = absenceLifetime
    }
  }
}

/// The bytes and the format of a picture.
///
/// ```swift
/// func mediaType(of picture: CachedPicture) -> String { picture.format.rawValue }
/// ```
public struct CachedPicture: Hashable, Sendable {
  public let bytes: Data
  public let format: PictureFormat

  public init(bytes: Data, format: PictureFormat) {
    self.bytes = bytes
    self.format = format
  }
}

/// The reason that a ``PictureCache`` cannot provide a picture.
///
/// ```swift
/// func words(for error: PictureError) -> String {
///   error.isFinal ? "There is no picture." : "The picture may come later."
/// }
/// ```
public enum PictureError: Error, Hashable {
  /// The address is not at one of the origins that the configuration names.
  case forbidden(URL)
  /// There is no such picture.
  case missing
  /// The content is not a picture that is safe to show.
  case notAPicture
  /// The picture is larger than this many bytes.
  case tooLarge(limit: Int)
  /// The picture cannot be fetched now.
  case unreachable(APIError)
  /// No caller waits for the picture.
  case cancelled

  /// Indicates that asking again soon is useless.
  public var isFinal: Bool {
    switch self {
    case .forbidden, .missing, .notAPicture, .tooLarge: true
    case .unreachable, .cancelled: false
    }
  }
}

extension PictureError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .forbidden(let url):
      "\(url.host() ?? "A URL without a host") is not where pictures may come from. Name its origin in the configuration."
    case .missing: "There is no such picture."
    case .notAPicture: "What is there is not an SVG, PNG, JPEG or WebP that is safe to show."
    case .tooLarge(let limit): "The picture is larger than the \(limit) bytes that are allowed."
    case .unreachable(let error): "The picture cannot be had now. \(error)"
    case .cancelled: "Nobody waits for the picture any more."
    }
  }
}
