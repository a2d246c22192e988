public import Foundation
public import MoviesModel

/// The URLs of pictures: pictures of films at the service, stills of videos at YouTube.
public struct PictureAddresses: Sendable {
  private let imagesURL: URL
  private let stillsURL: URL?

  /// - Parameters:
  ///   - imagesURL: The parent of `/t/p`, such as `https://image.tmdb.org`.
  ///   - stillsURL: The origin of stills of YouTube videos, `https://img.youtube.com`; nil for no stills.
  public init(imagesURL: URL, stillsURL: URL? = nil) {
    self.imagesURL = imagesURL
    self.stillsURL = stillsURL
  }

  /// The origins that pictures may come from.
  public var origins: [URL] { [imagesURL] + [stillsURL].compactMap(\.self) }

  /// The URL of a picture; nil for a still if there is no origin of stills.
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

  /// A still of a YouTube video; nil for a key that is not safe in a file name.
  init?(youTubeKey: String) {
    self.init(file: Self.youTube + youTubeKey + Self.stillType)
  }

  fileprivate var youTubeKey: String? {
    guard file.hasPrefix(Self.youTube), file.hasSuffix(Self.stillType) else { return nil }
    return String(file.dropFirst(Self.youTube.count).dropLast(Self.stillType.count))
  }
}
