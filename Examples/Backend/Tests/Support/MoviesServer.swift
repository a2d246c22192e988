import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import SillarData

@testable import BackendInfra

/// Serves the movies API from a database with only the films of `lines` and `samples`.
func withMovies(
  _ lines: [String] = [], samples: [Film] = [], now: Date = Date(timeIntervalSince1970: 0),
  _ body: (TestServer, FilmStore) async throws -> Void
) async throws {
  try await withFilmStore(samples: samples) { store, folder in
    _ = try await store.importLines(lines, in: folder)
    let router = Router()
    MoviesAPI(
      listFilms: DefaultListFilms(films: store, now: { now }),
      searchFilms: DefaultSearchFilms(films: store),
      findFilm: DefaultFindFilm(films: store),
      findPicture: DefaultFindFilmPicture(pictures: store),
      now: { now }
    ).addRoutes(to: router, prefix: "/api", paying: Unlimited())
    try await withServer(router) { try await body($0, store) }
  }
}

/// Makes a database with only these films, in a folder that is removed afterwards.
func withFilmStore(
  samples: [Film] = [], _ body: (FilmStore, URL) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let store = try await FilmStore(in: .test(folder), samples: SampleFilms(samples))
    try await body(store, folder)
  }
}

extension FilmStore {
  /// Imports a file with these lines, and returns the summary and the rejected lines.
  func importLines(
    _ lines: [String], in folder: URL
  ) async throws -> (summary: FilmImport.Summary, rejected: [RejectedLine]) {
    let file = folder.appending(path: "import-\(UUID()).jsonl")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
    return try await importFile(file)
  }

  func importFile(
    _ file: URL
  ) async throws -> (summary: FilmImport.Summary, rejected: [RejectedLine]) {
    var rejected: [RejectedLine] = []
    let summary = try await FilmImport(store: self).run(from: file.path) { event in
      if case .rejected(let line) = event { rejected.append(line) }
    }
    return (summary, rejected)
  }

  func ids() async throws -> [Int64] {
    try await database.read { try $0.values("SELECT id FROM film ORDER BY id") }
  }
}

/// Returns a film as a line of JSON; `members` are additional members, with a leading comma.
func line(_ id: Int, _ title: String, _ members: String = "") -> String {
  #"{"id":\#(id),"title":"\#(title)"\#(members)}"#
}
