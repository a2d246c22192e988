import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// Bundled and imported films in one database.
@Suite(.eachEngine) struct FilmStoreTests {
  private func sample(_ id: Int64, _ title: String) -> Film {
    var film = Film(id: Film.ID(id), title: title)
    film.isSample = true
    return film
  }

  @Test func `opening again with the same films leaves them as they are`() async throws {
    let samples = [sample(1, "One"), sample(2, "Two")]
    try await withFilmStore(samples: samples) { store, folder in
      try await store.database.write {
        try $0.execute("UPDATE film SET tagline = 'Not written again' WHERE id = 1")
      }
      let same = try await FilmStore(in: .test(folder), samples: SampleFilms(samples))
      #expect(try await same.film(withID: Film.ID(1))?.tagline == "Not written again")
      let other = try await FilmStore(in: .test(folder), samples: SampleFilms(samples.reversed()))
      #expect(try await other.film(withID: Film.ID(1))?.tagline == "")
    }
  }

  @Test func `opening with other films replaces those that came along`() async throws {
    try await withFilmStore(samples: [sample(1, "One"), sample(2, "Two")]) { _, folder in
      let changed = SampleFilms([sample(2, "Zwei"), sample(3, "Drei")])
      let store = try await FilmStore(in: .test(folder), samples: changed)
      #expect(try await store.ids() == [2, 3])
      let search = try await store.films(.matching("two", includesAdult: true), page: .first)
      #expect(search.total == 0)
      let found = try await store.films(.matching("zwei", includesAdult: true), page: .first)
      #expect(found.films.map(\.id.rawValue) == [2])
    }
  }

  @Test func `a film whose Spanish texts have changed is found by the new ones alone`() async throws
  {
    var film = sample(1, "The Moon")
    film.spanish = FilmText(title: "La luna", overview: "Queso.")
    try await withFilmStore(samples: [film]) { _, folder in
      film.spanish = FilmText(title: "El sol", overview: "Calor.")
      let store = try await FilmStore(in: .test(folder), samples: SampleFilms([film]))
      for (text, total) in [("luna", 0), ("queso", 0), ("sol", 1), ("calor", 1), ("moon", 1)] {
        let found = try await store.films(.matching(text, includesAdult: false), page: .first)
        #expect(found.total == total, "\(text)")
      }
    }
  }

  @Test func `an imported film stays whatever comes along`() async throws {
    try await withFilmStore(samples: [sample(1, "One")]) { store, folder in
      _ = try await store.importLines([line(1, "Mine"), line(2, "Other")], in: folder)
      let changed = SampleFilms([sample(1, "New one"), sample(2, "New two"), sample(3, "Three")])
      let second = try await FilmStore(in: .test(folder), samples: changed)
      #expect(try await second.film(withID: Film.ID(1))?.title == "Mine")
      #expect(try await second.film(withID: Film.ID(1))?.isSample == false)
      #expect(try await second.film(withID: Film.ID(2))?.title == "Other")
      #expect(try await second.film(withID: Film.ID(3))?.title == "Three")
      #expect(
        try await second.films(.matching("new", includesAdult: true), page: .first).total == 0)
    }
  }

  @Test func `a film is kept with all that it has`() async throws {
    var film = sample(7, "Sieben")
    film.originalTitle = "Seven"
    film.originalLanguage = "de"
    film.overview = "A text.\nWith lines."
    film.spanish = FilmText(title: "Siete", overview: "Un texto.\nCon líneas.")
    film.tagline = "Oh"
    film.homepage = "https://example.com"
    film.imdbID = "tt7"
    film.status = "Rumored"
    film.released = CalendarDay("2001-02-03")
    film.minutes = 77
    film.genres = [FilmGenre(id: 878, name: "Science Fiction"), FilmGenre(id: 5, name: "")]
    film.directors = ["A B", "C"]
    film.rating = 7.25
    film.votes = 12
    film.popularity = 3.125
    film.isVideo = true
    film.posterPath = "/p"
    film.backdropPath = "/b"
    try await withFilmStore(samples: [film]) { store, _ in
      let kept = try await store.film(withID: film.id)
      #expect(kept == film)
    }
  }
}
