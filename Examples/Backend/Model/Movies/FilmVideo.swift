/// Something to watch about a film.
///
///     let teaser = film.videos.first
public struct FilmVideo: Identifiable, Equatable, Sendable {
  public let id: String
  /// Names it at ``site``.
  public let key: String
  public let name: String
  public let site: String
  public let type: String
  public let published: CalendarDay
}

extension Film {
  /// A teaser, which this backend has, for each film that comes along; none for those that were imported.
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
