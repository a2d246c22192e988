import Foundation
import MoviesModel

/// The stored form of a film's details, without the film itself.
struct DetailRecord: Codable {
  let originalTitle: String?
  let tagline: String
  let directors: [String]
  let genres: [String]
  let minutes: Int?

  init(_ detail: MovieDetail) {
    originalTitle = detail.originalTitle
    tagline = detail.tagline
    directors = detail.directors
    genres = detail.genres
    minutes = detail.minutes
  }

  func detail(of movie: Movie) -> MovieDetail {
    MovieDetail(
      movie: movie, originalTitle: originalTitle, tagline: tagline, directors: directors,
      genres: genres, minutes: minutes)
  }
}

/// The stored form of a video.
struct VideoRecord: Codable {
  let id: String
  let name: String
  let kind: String
  let site: String
  let address: URL?
  let preview: String?
  /// Nil in a record that was made before it had one, too.
  let key: String?

  init(_ video: Video) {
    id = video.id
    name = video.name
    kind = video.kind
    site = video.site
    address = video.address
    preview = video.preview?.file
    key = video.key
  }

  var video: Video {
    var video = Video(
      id: id, name: name, kind: kind, site: site, address: address,
      preview: preview.flatMap { MoviePicture(file: $0) })
    video.key = key
    return video
  }
}

extension Encodable {
  /// The JSON text that the database stores.
  var stored: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

extension Decodable {
  init(stored text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
