import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// The import of a file, line by line.
@Suite struct FilmImportTests {
  @Test func `films of lists and films by themselves are imported with all they have`() async throws
  {
    let members = """
      ,"original_title":"Orig","original_language":"fr","overview":"O.","release_date":"1999-03-31",\
      "genre_ids":[878,28],"poster_path":"/p.jpg","backdrop_path":"/b.jpg","vote_average":8.2,\
      "vote_count":9,"popularity":1.5,"video":true,"adult":true
      """
    let more = """
      ,"runtime":100,"genres":[{"id":878,"name":"Sci-Fi"}],"tagline":"T","imdb_id":"tt1",\
      "credits":{"cast":[{"name":"X"}],"crew":[{"job":"Director","name":"D"},{"job":"Writer","name":"W"}]}
      """
    try await withFilmStore { store, folder in
      let lines = [line(1, "One", members), line(2, "Two", more)]
      let (summary, rejected) = try await store.importLines(lines, in: folder)
      #expect(summary == .init(added: 2, replaced: 0, rejected: 0))
      #expect(rejected == [])
      let one = try #require(try await store.film(withID: Film.ID(1)))
      #expect(one.originalTitle == "Orig")
      #expect(one.originalLanguage == "fr")
      #expect(one.overview == "O.")
      #expect(one.released == CalendarDay("1999-03-31"))
      #expect(one.genres == [.named(878), .named(28)])
      #expect(one.posterPath == "/p.jpg")
      #expect(one.backdropPath == "/b.jpg")
      #expect([one.rating, one.popularity, Double(one.votes)] == [8.2, 1.5, 9])
      #expect(one.isVideo && one.isAdult && !one.isSample)
      let two = try #require(try await store.film(withID: Film.ID(2)))
      #expect(two.minutes == 100)
      #expect(two.genres == [FilmGenre(id: 878, name: "Sci-Fi")])
      #expect(two.directors == ["D"])
      #expect(two.tagline == "T")
      #expect(two.imdbID == "tt1")
      #expect(two.originalTitle == "Two")
    }
  }

  @Test(arguments: [
    (#"[{"iso_639_1":"es","data":{"title":"Uno","overview":"U."}}]"#, "Uno", "U."),
    (
      #"[{"iso_639_1":"es","iso_3166_1":"MX","data":{"title":"México"}},{"iso_639_1":"es","#
        + #""iso_3166_1":"ES","data":{"title":"Uno","overview":""}}]"#, "Uno", "O."
    ),
    (#"[{"iso_639_1":"es","data":{"title":"","overview":"U."}}]"#, "Orig", "U."),
    (#"[{"iso_639_1":"fr","data":{"title":"Un"}},{},null,7]"#, nil, nil),
    (#"[{"iso_639_1":"es","data":{"title":"","overview":""}}]"#, nil, nil),
    (#"[{"iso_639_1":"es","data":{"title":7}}]"#, nil, nil), (#"{}"#, nil, nil),
  ])
  func `the Spanish texts of a film are imported as TMDB appends them`(
    translations: String, title: String?, overview: String?
  ) async throws {
    let members = """
      ,"original_title":"Orig","overview":"O.","translations":{"translations":\(translations)}
      """
    try await withFilmStore { store, folder in
      let (summary, _) = try await store.importLines([line(1, "One", members)], in: folder)
      #expect(summary.added == 1)
      let film = try #require(try await store.film(withID: Film.ID(1)))
      #expect(film.title == "One" && film.overview == "O.")
      #expect(film.spanish?.title == title && film.spanish?.overview == overview)
    }
  }

  @Test func `a member of the wrong kind costs only itself`() async throws {
    let names = [
      "original_title", "original_language", "overview", "release_date", "genre_ids", "genres",
      "credits", "poster_path", "backdrop_path", "vote_average", "vote_count", "popularity",
      "video", "adult", "runtime", "tagline", "homepage", "imdb_id", "status",
      "translations",
    ]
    let wrong = ["null", "[[1]]", "{}", "-1e300", "\"\"", "[null,{},\"x\"]", "{\"crew\":3}"]
    let members = names.flatMap { name in wrong.map { #","\#(name)":\#($0)"# } }
    try await withFilmStore { store, folder in
      let lines = members.enumerated().map { line($0 + 1, "Film", $1) }
      let (summary, rejected) = try await store.importLines(lines, in: folder)
      #expect(rejected == [])
      #expect(summary.added == members.count)
      for (number, member) in members.enumerated() {
        let id = Film.ID(Int64(number + 1))
        let film = try await store.film(withID: id)
        #expect(film == Film(id: id, title: "Film"), "\(member)")
      }
    }
  }

  private static let badLines: [(text: String, reason: String)] = [
    ("x", "it is not JSON ("), (#"{"id":1,"title":"A""#, "it is not JSON ("),
    ("[1]", "it is not a JSON object"), (#""x""#, "it is not a JSON object"),
    ("null", "it is not a JSON object"), ("{}", "its id is missing or not a whole number"),
    (#"{"id":"1","title":"A"}"#, "its id is missing or not a whole number"),
    (#"{"id":1.5,"title":"A"}"#, "its id is missing or not a whole number"),
    (#"{"id":true,"title":"A"}"#, "its id is missing or not a whole number"),
    (#"{"id":0,"title":"A"}"#, "its id 0 is not between 1 and 68719476735"),
    (#"{"id":68719476736,"title":"A"}"#, "its id 68719476736 is not between"),
    (#"{"id":1}"#, "its title is missing, empty or not a text"),
    (#"{"id":1,"title":" "}"#, "its title is missing, empty or not a text"),
    (#"{"id":1,"title":["A"]}"#, "its title is missing, empty or not a text"),
  ]

  @Test func `a line without a film is left out and named`() async throws {
    try await withFilmStore { store, folder in
      let lines = [line(7, "Seven")] + Self.badLines.map(\.text) + [line(8, "Eight")]
      let (summary, rejected) = try await store.importLines(lines, in: folder)
      #expect(summary == .init(added: 2, replaced: 0, rejected: Self.badLines.count))
      for ((number, bad), found) in zip(Self.badLines.enumerated(), rejected) {
        #expect(found.number == number + 2)
        #expect(found.reason.hasPrefix(bad.reason), "\(found.reason)")
        #expect(!found.reason.contains("\n"))
      }
    }
  }

  @Test func `ends of lines, empty lines and a byte order mark are as they come`() async throws {
    try await withFilmStore { store, folder in
      let file = folder.appending(path: "films.jsonl")
      let text = "\u{FEFF}\(line(1, "A"))\r\n\r\n  \t\n\(line(2, "B"))\r\nx\r\n\n\(line(3, "C"))"
      try Data(text.utf8).write(to: file)
      let (summary, rejected) = try await store.importFile(file)
      #expect(summary == .init(added: 3, replaced: 0, rejected: 1))
      #expect(rejected.map(\.number) == [5])
      #expect(try await store.ids() == [1, 2, 3])
    }
  }

  @Test func `a line of one megabyte is read and a longer one is left out`() async throws {
    try await withFilmStore { store, folder in
      let limit = FilmFile.lineLimit
      let empty = line(1, "Long", #","overview":"""#).utf8.count
      let lines = [limit - empty, limit - empty + 1, 5 * limit].enumerated().map { number, length in
        line(number + 1, "Long", #","overview":"\#(String(repeating: "x", count: length))""#)
      }
      let (summary, rejected) = try await store.importLines(lines + [line(4, "Four")], in: folder)
      #expect(summary == .init(added: 2, replaced: 0, rejected: 2))
      #expect(rejected.map(\.number) == [2, 3])
      #expect(rejected.allSatisfy { $0.reason == "it has more than 1048576 bytes" })
      #expect(try await store.ids() == [1, 4])
    }
  }

  @Test func `a last line that is too long is one line, whatever it ends with`() async throws {
    try await withFilmStore { store, folder in
      let long = String(repeating: "x", count: 3 * FilmFile.lineLimit)
      let (summary, rejected) = try await store.importLines([line(1, "One"), long], in: folder)
      #expect(summary == .init(added: 1, replaced: 0, rejected: 1))
      #expect(rejected.map(\.number) == [2])
    }
  }

  @Test func `the last of several films with one id stays, in lists and searches too`() async throws
  {
    try await withFilmStore { store, folder in
      _ = try await store.importLines([line(1, "Old", #","popularity":5"#)], in: folder)
      let again = [line(1, "Middle"), line(2, "Other"), line(1, "New", #","popularity":9"#)]
      let (summary, _) = try await store.importLines(again, in: folder)
      #expect(summary == .init(added: 1, replaced: 2, rejected: 0))
      for (text, found) in [("old", 0), ("middle", 0), ("new", 1), ("other", 1)] {
        let page = try await store.films(.matching(text, includesAdult: true), page: .first)
        #expect(page.total == found, "\(text)")
      }
      #expect(try await store.film(withID: Film.ID(1))?.popularity == 9)
    }
  }

  @Test func `importing a file again changes nothing`() async throws {
    try await withFilmStore { store, folder in
      let lines = (1...300).map { line($0, "Film \($0)", #","popularity":\#($0 % 10)"#) }
      let first = try await store.importLines(lines, in: folder)
      let before = try await store.films(.matching("film", includesAdult: true), page: .first)
      let second = try await store.importLines(lines, in: folder)
      #expect(first.summary == .init(added: 300, replaced: 0, rejected: 0))
      #expect(second.summary == .init(added: 0, replaced: 300, rejected: 0))
      let after = try await store.films(.matching("film", includesAdult: true), page: .first)
      #expect(after == before)
    }
  }

  @Test func `an imported film takes the place of one that came along`() async throws {
    var sample = Film(id: Film.ID(1), title: "Sample")
    sample.isSample = true
    try await withMovies([line(1, "Mine")], samples: [sample]) { server, _ in
      let page = try await server.movies("movie/popular")
      #expect(page.results.map(\.title) == ["Mine"])
      #expect(page.results.map(\.sample) == [nil])
      #expect(try await server.titles(matching: "sample") == [])
    }
  }

  @Test func `a backend that runs has the films at once`() async throws {
    try await withTemporaryFolder { folder in
      let served = try await FilmStore(in: .test(folder), samples: SampleFilms([]))
      let importing = try await FilmStore(in: .test(folder), samples: SampleFilms([]))
      #expect(try await served.films(.mostPopular, page: .first).total == 0)
      _ = try await importing.importLines([line(1, "One")], in: folder)
      #expect(try await served.films(.mostPopular, page: .first).total == 1)
      let found = try await served.films(.matching("one", includesAdult: false), page: .first)
      #expect(found.total == 1)
    }
  }
}
