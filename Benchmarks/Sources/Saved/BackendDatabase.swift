import BackendInfra
import BackendModel
import Foundation
import Measured
import MoviesModel

/// The backend's database of many films.
struct BackendDatabase {
  private let store: FilmStore

  /// Imports films from a file, as the operator of a backend does.
  init(folder: URL, films: Int, by maker: FilmMaker) async throws {
    store = try await FilmStore(in: BackendStorage(in: folder))
    let list = folder.appending(path: "films.jsonl")
    guard FileManager.default.createFile(atPath: list.path, contents: nil) else {
      throw Failure("\(list.path) cannot be written")
    }
    let file = try FileHandle(forWritingTo: list)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    for thousand in 0..<films / 1_000 {
      var lines = Data()
      for number in 1...1_000 {
        lines += try encoder.encode(Line(maker.film(thousand * 1_000 + number))) + "\n".utf8
      }
      try file.write(contentsOf: lines)
    }
    try file.close()
    let summary = try await FilmImport(store: store).run(from: list.path) { _ in }
    guard summary.imported == films else { throw Failure("\(summary.imported) films imported") }
  }

  /// Returns the number of films on the first page of results.
  func search(_ text: String) async throws -> Int {
    try await store.films(.matching(text, includesAdult: false), page: .first).films.count
  }

  /// A film in the format of TMDB.
  private struct Line: Encodable {
    let id: Int
    let title: String
    let overview: String
    let releaseDate: String?
    let voteAverage: Double?
    let voteCount: Int?
    let popularity: Double?
    let originalLanguage: String?
    let posterPath: String?
    let backdropPath: String?

    init(_ film: Movie) {
      id = film.id.rawValue
      title = film.title
      overview = film.overview
      releaseDate = film.released?.description
      voteAverage = film.rating?.average
      voteCount = film.rating?.votes
      popularity = film.popularity
      originalLanguage = film.language
      posterPath = film.poster.map { "/" + $0.file }
      backdropPath = film.backdrop.map { "/" + $0.file }
    }
  }
}
