public import Foundation

extension PictureCache {
  /// Where pictures may come from, where they are kept, and how much room they may take.
  public struct Configuration: Sendable {
    /// A folder for the pictures alone; made when the first is kept.
    public var directory: URL
    /// Where pictures may come from: scheme, host and port of these count, such as `https://image.tmdb.org`.
    public var origins: [URL]
    /// In bytes. A larger picture is refused, and is not read to its end.
    public var maximumPictureSize: Int
    /// In bytes, of all pictures together. When it is reached, those that were looked at least recently go.
    public var maximumTotalSize: Int
    /// How long fetching one may take.
    public var timeout: Duration
    /// How long it is remembered that an address has no picture, or one that cannot be shown.
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

/// A picture's bytes, and what kind of picture they are.
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

/// Why a ``PictureCache`` has no picture to give.
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
  /// What is there is not a picture that is safe to show.
  case notAPicture
  /// It is larger than this many bytes.
  case tooLarge(limit: Int)
  /// It cannot be had now.
  case unreachable(APIError)
  /// Nobody waits for it any more.
  case cancelled

  /// Whether asking again soon is of no use.
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
