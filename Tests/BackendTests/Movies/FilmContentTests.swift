import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// Every film that the backend comes with.
@Suite struct FilmContentTests {
  private let content = MoviesContent.films

  @Test func `there are at least 150 films and 20 that were announced, each once`() {
    #expect(content.count >= 150)
    #expect(content.filter { $0.released > MoviesContent.day }.count >= 20)
    #expect(Set(content.map(\.id)).count == content.count)
    let names = content.map { "\($0.title) \($0.released.prefix(4))" }
    #expect(Set(names).count == content.count)
  }

  @Test func `every film says when it came out, by whom it is and what it is about`() {
    for film in content {
      let name = "\(film.id) \(film.title)"
      #expect(CalendarDay(film.released) != nil, "\(name): \(film.released)")
      #expect(TextKey.ids.contains(Int64(film.id)), "\(name)")
      #expect(!film.title.isEmpty && film.title.count < 100, "\(name)")
      #expect(film.language.count == 2, "\(name)")
      #expect(!film.directors.isEmpty && !film.directors.contains(""), "\(name)")
      #expect(!film.genres.isEmpty, "\(name)")
      #expect(Set(film.genres).count == film.genres.count, "\(name)")
      #expect(film.released > MoviesContent.day || (1...600).contains(film.minutes), "\(name)")
      #expect((15...80).contains(film.overview.split(separator: " ").count), "\(name)")
    }
  }

  @Test func `the made-up numbers of a film keep to their ranges and follow from its id`() {
    for film in content.map(\.film) {
      #expect((3...400).contains(film.popularity))
      if film.released.map(\.description) ?? "" > MoviesContent.day {
        #expect(film.rating == 0 && film.votes == 0)
      } else {
        #expect((5.5...8.9).contains(film.rating))
        #expect((0...30_000).contains(film.votes))
      }
    }
    #expect(SampleFigures(id: 769) == SampleFigures(id: 769))
    let figures = content.map { SampleFigures(id: $0.id) }
    let popular = figures.filter { $0.popularity > 50 }.count
    #expect((content.count / 5...content.count / 2).contains(popular))
    #expect(Set(figures.map(\.votes)).count > content.count * 9 / 10)
  }

  @Test func `every picture of every film is SVG that keeps to itself`() async throws {
    try await withFilmStore(samples: content.map(\.film)) { store, _ in
      for film in content {
        for kind in ["poster", "backdrop", "teaser"] {
          let file = "\(film.id)-\(kind).svg"
          let picture = try #require(try await store.picture(inFile: file), "\(file)")
          let faults = SVGInspector.faults(
            in: Data(picture.svg.utf8), allowingStyles: kind == "teaser")
          #expect(faults == [], "\(file)")
        }
      }
    }
  }
}
