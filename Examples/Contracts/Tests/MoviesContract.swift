import Kit
import MoviesModel
import SillarModel
import Testing

/// The contract of Movies' sources: remote, local, and the one that combines both.
struct MoviesContract {
  private func popular(_ source: any MoviesSource) async throws -> Movie {
    try #require(try await source.page(1, of: .popular).live().movies.first)
  }

  private func isInOrder(_ first: Movie, _ next: Movie, in category: MovieCategory) -> Bool {
    switch category {
    case .popular: first.popularity ?? 0 >= next.popularity ?? 0
    case .topRated: first.rating?.average ?? 0 >= next.rating?.average ?? 0
    case .upcoming: first.released?.description ?? "" <= next.released?.description ?? ""
    }
  }

  @Test(arguments: MoviesConformer.all, MovieCategory.allCases)
  func `a list has each of its films once, page by page, in its order`(
    _ conformer: MoviesConformer, _ category: MovieCategory
  ) async throws {
    try await conformer.movies { source in
      let first = try await source.page(1, of: category).live()
      #expect(first.totalPages > 1)
      var films: [Movie] = []
      for number in 1...first.totalPages {
        let page = try await source.page(number, of: category).live()
        #expect(page.number == number && page.unreadable == 0)
        #expect(page.totalPages == first.totalPages && page.totalMovies == first.totalMovies)
        #expect(page.movies.count == 20 || number == first.totalPages)
        films += page.movies
      }
      #expect(films.count == first.totalMovies && Set(films.map(\.id)).count == films.count)
      for (film, next) in zip(films, films.dropFirst()) {
        #expect(isInOrder(film, next, in: category), "\(film.title), \(next.title)")
      }
      let beyond = try await source.page(first.totalPages + 1, of: category).live()
      #expect(beyond.movies.isEmpty && beyond.totalMovies == first.totalMovies)
    }
  }

  @Test(arguments: MoviesConformer.all)
  func `films are found by how words of their titles and texts begin, titles first`(
    _ conformer: MoviesConformer
  ) async throws {
    try await conformer.movies { source in
      let film = try await popular(source)
      let words = film.title.split { !$0.isLetter && !$0.isNumber }
      let told = film.overview.split { !$0.isLetter }
      let longest = try #require(words.max { $0.count < $1.count })
      let telling = try #require(told.max { $0.count < $1.count })
      for text in [
        film.title.uppercased(), words.reversed().joined(separator: " "),
        "\(longest.dropLast()) \(telling)",
      ] {
        let page = try await source.search(text, page: 1).live()
        #expect(page.movies.first == film, "\(text)")
        #expect(page.totalMovies >= page.movies.count && page.totalPages > 0)
      }
      let inside = try await source.search(String(longest.dropFirst()), page: 1).live()
      #expect(!inside.movies.contains(film))
      for text in ["\(longest) qqq", "—"] {
        let none = try await source.search(text, page: 1).live()
        #expect(none == MoviePage(number: 1, movies: [], totalPages: 1, totalMovies: 0), "\(text)")
      }
    }
  }

  @Test(arguments: MoviesConformer.all)
  func `the films are the same in each language, with texts of their own`(
    _ conformer: MoviesConformer
  ) async throws {
    var pages: [String: [Movie]] = [:]
    for language in ["en-US", "es-ES"] {
      try await conformer.movies(in: language) { source in
        let page = try await source.page(1, of: .popular).live()
        pages[language] = page.movies
        let film = try #require(page.movies.first)
        let detail = try await source.movie(film.id).live()
        #expect(detail.movie == film && !detail.genres.isEmpty)
        let word = try #require(film.overview.split { !$0.isLetter }.max { $0.count < $1.count })
        let found = try await source.search(String(word), page: 1).live()
        #expect(found.movies.contains(film))
      }
    }
    let (english, spanish) = (pages["en-US"] ?? [], pages["es-ES"] ?? [])
    #expect(english.map(\.id) == spanish.map(\.id) && english.count == 20)
    #expect(zip(english, spanish).allSatisfy { $0.overview != $1.overview })
  }

  @Test(arguments: MoviesConformer.all)
  func `a film is by itself what it is in the lists, with more to say and to see`(
    _ conformer: MoviesConformer
  ) async throws {
    try await conformer.movies { source in
      let film = try await popular(source)
      let detail = try await source.movie(film.id).live()
      #expect(detail.movie == film && film.poster != nil && film.backdrop != nil)
      #expect(!detail.directors.isEmpty && !detail.genres.isEmpty && detail.minutes != nil)
      let videos = try await source.videos(of: film.id).live()
      #expect(!videos.isEmpty && Set(videos.map(\.id)).count == videos.count)
      #expect(videos.allSatisfy { !$0.name.isEmpty && !$0.kind.isEmpty && $0.preview != nil })
    }
  }

  @Test(arguments: MoviesConformer.all)
  func `a film that is not there is unknown, and has no videos`(
    _ conformer: MoviesConformer
  ) async throws {
    try await conformer.movies { source in
      let id: Movie.ID = 987_654_321
      await #expect(throws: Problem.notFound) { try await source.movie(id).last() }
      await #expect(throws: Problem.notFound) {
        try await source.videos(of: id).last()
      }
    }
  }
}
