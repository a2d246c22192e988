import Foundation
public import Kit
import MoviesModel
import SillarModel

/// ``MemoryMovies`` over HTTP, as TMDB and the backend speak it, in English and in Spanish.
public struct FakeMovies: Sendable {
  public let memory: MemoryMovies
  /// The films for requests in Spanish.
  public let spanish: MemoryMovies
  public let server: FakeServer

  /// - Parameter spanish: The films in Spanish; without it, all films are in English for all.
  public init(
    _ memory: MemoryMovies = MemoryMovies((1...45).map(film)), spanish: MemoryMovies? = nil
  ) {
    self.memory = memory
    let spanish = spanish ?? memory
    self.spanish = spanish
    @Sendable func films(_ call: FakeServer.Call) -> MemoryMovies {
      call.query["language"]?.hasPrefix("es") == true ? spanish : memory
    }
    let lists: [String: MovieCategory] = [
      "popular": .popular, "top_rated": .topRated, "upcoming": .upcoming,
    ]
    server = FakeServer(
      at: "/api",
      [
        .get("3/search/movie") { call in
          try .json(
            try await films(call).search(call.query["query"] ?? "", page: call.page).live().object)
        },
        .get("3/movie/*") { call in
          if let list = lists[call.parts[0]] {
            return try .json(try await films(call).page(call.page, of: list).live().object)
          }
          return try .json(try await films(call).movie(call.movie).live().object)
        },
        .get("3/movie/*/videos") { call in
          let videos = try await films(call).videos(of: call.movie).live()
          return try .json(["results": videos.map(\.object)])
        },
        .get("t/p/*/*") { _ in .bytes(Data("<svg/>".utf8), type: "image/svg+xml") },
      ]
    ) { error in
      error as? Problem == .notFound ? .init(404, "unknown") : nil
    }
  }
}

extension FakeServer.Call {
  fileprivate var page: Int { query["page"].flatMap { Int($0) } ?? 1 }
  fileprivate var movie: Movie.ID { Movie.ID(rawValue: Int(parts[0]) ?? 0) }
}

private typealias Object = [String: any Sendable]

extension MoviePage {
  fileprivate var object: Object {
    [
      "page": number, "results": movies.map(\.object), "total_pages": totalPages,
      "total_results": totalMovies,
    ]
  }
}

extension MovieDetail {
  fileprivate var object: Object {
    var object = movie.object
    object["original_title"] = originalTitle
    object["tagline"] = tagline
    object["runtime"] = minutes
    object["genres"] = genres.map { ["id": 1, "name": $0] as Object }
    let crew = directors.map { ["job": "Director", "name": $0] }
    object["credits"] = ["crew": crew + [["job": "Editor", "name": "Somebody else"]]]
    return object
  }
}

extension Video {
  fileprivate var object: Object {
    ["id": id, "name": name, "type": kind, "site": site, "key": key ?? ""]
  }
}

extension Movie {
  fileprivate var object: Object {
    var object: Object = [
      "id": id.rawValue, "title": title, "original_title": title, "overview": overview,
      "adult": isAdult, "sample": hasSampleNumbers,
    ]
    object["release_date"] = released?.description
    object["vote_average"] = rating?.average
    object["vote_count"] = rating?.votes
    object["popularity"] = popularity
    object["original_language"] = language
    object["poster_path"] = poster.map { "/" + $0.file }
    object["backdrop_path"] = backdrop.map { "/" + $0.file }
    return object
  }
}
