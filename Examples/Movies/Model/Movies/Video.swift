public import Foundation

/// A trailer, a teaser or another video of a film.
public struct Video: Identifiable, Hashable, Sendable {
  public let id: String
  public let name: String
  /// What it is: `Trailer`, `Teaser`, `Clip`, … in the service's words.
  public let kind: String
  /// Where it is to be seen, such as `YouTube`.
  public let site: String
  /// Where to watch it; nil where the site is not known to have an address for it.
  public let address: URL?
  /// A still of it, or the video itself where that is an animated picture.
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
