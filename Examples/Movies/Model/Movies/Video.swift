public import Foundation

/// A trailer, a teaser or another video of a film.
public struct Video: Identifiable, Hashable, Sendable {
  public let id: String
  public let name: String
  /// The kind of video, in the service's words: `Trailer`, `Teaser`, `Clip`, …
  public let kind: String
  /// The site that hosts the video, such as `YouTube`.
  public let site: String
  /// The URL to watch the video at; nil for a site whose URLs are not known.
  public let address: URL?
  /// The video's name at its site, as the service says it.
  public var key: String?
  /// A still of the video, or the video itself if it is an animated picture.
  public let preview: MoviePicture?

  public init(
    id: String, name: String, kind: String, site: String, address: URL? = nil,
    preview: MoviePicture? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.site = site
    self.address = address
    self.preview = preview
  }
}
