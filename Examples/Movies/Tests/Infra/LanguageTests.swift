import Foundation
import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import SillarData
import SillarModel
import TestServers
import Testing

/// Films in the languages of several visitors of one program.
struct LanguageTests {
  private let service = FakeMovies(
    MemoryMovies([Movie(id: 1, title: "The Moon", overview: "Cheese.")]),
    spanish: MemoryMovies([Movie(id: 1, title: "La luna", overview: "Queso.")]))

  private func infra(_ url: URL, in folder: URL) throws -> MoviesInfraFactory {
    try MoviesInfraFactory(service: Place(url: url, folder: folder).service())
  }

  /// All titles of all readings, saved and live ones, in lists, a search and the details.
  private func titles(_ source: any MoviesSource, searching text: String) async throws -> [String] {
    var titles: [String] = []
    for try await page in source.page(1, of: .popular) { titles += page.value.movies.map(\.title) }
    for try await page in source.search(text, page: 1) { titles += page.value.movies.map(\.title) }
    for try await film in source.movie(1) { titles.append(film.value.movie.title) }
    return titles
  }

  @Test func `a Spanish and an English visitor never see each other's texts`() async throws {
    try await withFolder { folder in
      try await withServer(service.server.respond) { url in
        let infra = try infra(url, in: folder)
        let english = infra.source(in: "en", visitor: ["en-US"])
        let spanish = infra.source(in: "es", visitor: ["es-ES", "en"])
        // The second round has what the first has saved before what is live.
        for round in [1, 2] {
          let (first, second) = try await (
            titles(english, searching: "moon"), titles(spanish, searching: "luna")
          )
          #expect(Set(first) == ["The Moon"] && first.count == (round == 1 ? 4 : 5))
          #expect(Set(second) == ["La luna"] && second.count == (round == 1 ? 4 : 5))
        }
        let asked = service.server.calls.compactMap { $0.query["language"] }
        #expect(Set(asked) == ["en-US", "es-ES"])
      }
    }
  }

  @Test func `without the service, films are in one's own language if they were seen in it`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(service.server.respond) { url in
        let infra = try infra(url, in: folder)
        _ = try await titles(infra.source(in: "en", visitor: []), searching: "moon")
        let spanish = infra.source(in: "es", visitor: ["es-ES"])
        _ = try await spanish.movie(1).last()
        _ = try await spanish.videos(of: 1).last()
        return url
      }
      let offline = try infra(url, in: folder).source(in: "es", visitor: ["es-ES"])
      #expect(try await offline.movie(1).last().value.movie.title == "La luna")
      #expect(try await offline.videos(of: 1).last().problem == .offline)
      // The list was seen in English alone.
      let list = try await offline.page(1, of: .popular).last()
      #expect(list.value.movies.map(\.title) == ["The Moon"])
      #expect(list.problem == .offline && list.savedAt != nil)
      #expect(try await offline.search("moon", page: 1).last().value.movies.count == 1)
      // The language of another country comes before another language.
      let argentine = try infra(url, in: folder).source(in: "es", visitor: ["es-AR"])
      #expect(try await argentine.movie(1).last().value.movie.title == "La luna")
    }
  }
}
