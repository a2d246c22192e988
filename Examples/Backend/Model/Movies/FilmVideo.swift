/// A video about a film.
///
///     let teaser = film.videos.first
public struct FilmVideo: Identifiable, Equatable, Sendable {
  public let id: String
  /// The id of the video at ``site``.
  public let key: String
  public let name: String
  public let site: String
  public let type: String
  public let published: CalendarDay
}

extension Film {
  /// The teaser of a bundled film, served by this backend; imported films have no videos.
  public var videos: [FilmVideo] {
    // The day on which the teasers were drawn.
    guard isSample, let day = CalendarDay("2026-11-21") else { return [] }
    let name = "\(id)-teaser"
    return [
      FilmVideo(
        id: name, key: name, name: "\(title): Teaser", site: "Sillar", type: "Teaser",
        published: day)
    ]
  }
}
