public import Foundation
import MoviesModel

/// Where pictures are: those of films at the service, stills of videos where the videos are.
///
/// ```swift
/// func address(of name: String, images: URL) -> URL? { PictureAddresses(imagesURL: images).address(of: name) }
/// ```
public struct PictureAddresses: Sendable {
  private let imagesURL: URL

  /// - Parameter imagesURL: What `/t/p` lies below, such as `https://image.tmdb.org`.
  public init(imagesURL: URL) { self.imagesURL = imagesURL }

  /// Where pictures may come from.
  public var origins: [URL] { [imagesURL] + [Self.stills].compactMap(\.self) }

  /// Where the picture is that ``MoviePicture/name(_:)`` named; nil for any other name.
  public func address(of name: String) -> URL? {
    guard let (picture, size) = MoviePicture.parse(name: name) else { return nil }
    if let key = picture.youTubeKey {
      return Self.stills?.appending(path: "vi/\(key)/hqdefault.jpg")
    }
    return imagesURL.appending(path: "t/p/\(size.rawValue)/\(picture.file)")
  }

  private static let stills = URL(string: "https://img.youtube.com")
}

extension MoviePicture {
  private static let youTube = "youtube-"
  private static let stillType = ".jpg"

  /// A still of a video on YouTube; nil for a key that could be anything else.
  init?(youTubeKey: String) {
    self.init(file: Self.youTube + youTubeKey + Self.stillType)
  }

  fileprivate var youTubeKey: String? {
    guard file.hasPrefix(Self.youTube), file.hasSuffix(Self.stillType) else { return nil }
    return String(file.dropFirst(Self.youTube.count).dropLast(Self.stillType.count))
  }
}
