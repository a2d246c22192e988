import Testing

/// The JSON of the movies API, as a client decodes it.
struct MoviePageAnswer: Decodable {
  struct Dates: Decodable, Equatable {
    let minimum: String
    let maximum: String
  }

  let page: Int
  let results: [MovieAnswer]
  let totalPages: Int
  let totalResults: Int
  let dates: Dates?
}

struct MovieAnswer: Decodable, Equatable {
  let id: Int
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  let releaseDate: String
  let genreIds: [Int]
  let posterPath: String?
  let backdropPath: String?
  let voteAverage: Double
  let voteCount: Int
  let popularity: Double
  let adult: Bool
  let video: Bool
  let sample: Bool?
}

struct VideoListAnswer: Decodable, Equatable {
  struct Video: Decodable, Equatable {
    let id: String
    let key: String
    let name: String
    let site: String
    let type: String
    let size: Int
    let official: Bool
    let publishedAt: String
    let iso6391: String
    let iso31661: String
  }

  let id: Int?
  let results: [Video]
}

struct MovieDetailAnswer: Decodable, Equatable {
  struct Genre: Decodable, Equatable {
    let id: Int
    let name: String
  }

  struct Credits: Decodable, Equatable {
    struct Member: Decodable, Equatable {
      let name: String
      let job: String
    }

    let cast: [Member]
    let crew: [Member]
  }

  struct Language: Decodable, Equatable {
    let iso6391: String
    let englishName: String
    let name: String
  }

  let id: Int
  let title: String
  let genres: [Genre]
  let runtime: Int
  let status: String
  let tagline: String
  let homepage: String
  let imdbId: String?
  let spokenLanguages: [Language]
  let sample: Bool?
  let credits: Credits?
  let videos: VideoListAnswer?
}

struct TMDBErrorAnswer: Decodable, Equatable {
  let success: Bool
  let statusCode: Int
  let statusMessage: String

  static let notFound = TMDBErrorAnswer(
    success: false, statusCode: 34,
    statusMessage: "The resource you requested could not be found.")
}

extension TestServer {
  /// Reads a page of a list; `path` is the part of the path after `/api/tmdb/3/`.
  func movies(_ path: String) async throws -> MoviePageAnswer {
    let answer = try await get("/api/tmdb/3/\(path)")
    #expect(answer.status == 200, "\(path)")
    return try answer.decoded(MoviePageAnswer.self)
  }

  /// Returns the titles on the first page of a search.
  func titles(matching query: String, more: String = "") async throws -> [String] {
    let encoded = query.utf8.map { "%\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined()
    return try await movies("search/movie?query=\(encoded)\(more)").results.map(\.title)
  }

  /// Reads the films of all pages of a list.
  func allMovies(_ path: String) async throws -> [MovieAnswer] {
    var (movies, page, last) = ([MovieAnswer](), 1, 1)
    while page <= last {
      let answer = try await self.movies("\(path)\(path.contains("?") ? "&" : "?")page=\(page)")
      #expect(answer.page == page)
      last = answer.totalPages
      movies += answer.results
      page += 1
    }
    return movies
  }
}
