public import Foundation
public import MoviesModel

/// Where pictures are: those of films at the service, stills of videos where the videos are.
public struct PictureAddresses: Sendable {
  private let imagesURL: URL
  private let stillsURL: URL?

  /// - Parameters:
  ///   - imagesURL: What `/t/p` lies below, such as `https://image.tmdb.org`.
  ///   - stillsURL: Where YouTube has stills of its videos, `https://img.youtube.com`; without it there are none.
  public init(imagesURL: URL, stillsURL: URL? = nil) {
    self.imagesURL = imagesURL
    self.stillsURL = stillsURL
  }

  /// Where pictures may come from.
  public var origins: [URL] { [imagesURL] + [stillsURL].compactMap(\.self) }

  /// Where a picture is; nil where nobody has it.
  public func address(of picture: MoviePicture, _ size: MoviePicture.Size) -> URL? {
    if let key = picture.youTubeKey {
      return stillsURL?.appending(path: "vi/\(key)/hqdefault.jpg")
    }
    return imagesURL.appending(path: "t/p/\(size.rawValue)/\(picture.file)")
  }
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
