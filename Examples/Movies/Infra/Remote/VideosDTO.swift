import Foundation
import MoviesModel
import SillarData

/// The videos of a film in TMDB's version 3.
struct VideosDTO: Decodable, Sendable {
  let results: Readable<VideoDTO>

  var videos: [Video] { results.elements.map(\.video) }
}

struct VideoDTO: Decodable, Sendable {
  let video: Video

  private enum CodingKeys: String, CodingKey {
    case id, key, name, type, site
  }

  /// - Throws: `DecodingError` if the video has no identity.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let key = members.text(.key)
    let site = members.text(.site) ?? ""
    let kind = members.text(.type) ?? "Video"
    let place = key.map { VideoPlace(site: site, key: $0) }
    var video = Video(
      id: try members.decode(String.self, forKey: .id), name: members.text(.name) ?? kind,
      kind: kind, site: site, address: place?.address, preview: place?.preview)
    video.key = key
    self.video = video
  }
}

/// The URL and the preview of a video, by the site that hosts it.
private struct VideoPlace {
  let address: URL?
  let preview: MoviePicture?

  init(site: String, key: String) {
    switch site {
    case "YouTube":
      address = URL(string: "https://www.youtube.com/watch")?
        .appending(queryItems: [URLQueryItem(name: "v", value: key)])
      preview = MoviePicture(youTubeKey: key)
    case "Vimeo":
      address = URL(string: "https://vimeo.com")?.appending(path: key)
      preview = nil
    case "Sillar":
      // The teasers of the examples' backend are animated pictures.
      address = nil
      preview = MoviePicture(file: key + ".svg")
    default:
      address = nil
      preview = nil
    }
  }
}
