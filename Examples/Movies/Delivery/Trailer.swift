public import Foundation
public import Sillar

/// The sites whose videos play in the page, by the service's name for a site: what the players of its videos lie below. A
/// video of any other site is a link to it.
public enum MoviesPlayers: DefaultedConfigurationKey {
  public static let name = "movies.players"
  public static let summary =
    "The sites whose videos play in the page, and where their players are."
  public static let defaultValue: [String: URL] = [:]
  public static let kind: String? =
    "sites with addresses, such as YouTube https://www.youtube-nocookie.com/embed, Vimeo https://…"

  public static func value(from text: String) -> [String: URL]? {
    var players: [String: URL] = [:]
    for site in text.split(separator: ",") {
      let parts = site.split(separator: " ")
      guard parts.count == 2, let url = URL(string: String(parts[1])),
        ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false, url.user() == nil,
        url.password() == nil, url.fragment() == nil
      else { return nil }
      players[String(parts[0])] = url
    }
    return players
  }

  public static func text(of players: [String: URL]) -> String {
    players.map { "\($0) \($1.absoluteString)" }.sorted().joined(separator: ", ")
  }
}

/// A video that its site plays in the page, as `trailer.js` in the resources shows it. Nothing is loaded from the site before
/// the person presses. Without its form, the still is shown.
struct Trailer: CustomElementValue {
  static let module = Words.module
  static let name = "trailer"
  let player: URL
  let title: String
  let play: String
  let note: String

  static func element(of video: VideoRow, in player: URL) -> Node<VideosEvent> {
    CustomElement<VideosEvent>(
      video.name,
      value: { write in
        Trailer(
          player: player, title: video.name, play: write(Words.play),
          note: write(Words.playsFrom.with(["site": video.site])))
      },
      fallback: { VideoStill(still: video.still) }
    ).style(.trailer)
  }
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The room of a trailer, whose player comes later.
  static let trailer = Style("trailer", of: MoviesModule.module)
}
