import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// Posters, backdrops and teasers.
@Suite struct MoviePictureTests {
  private let pictures = "/api/tmdb/t/p"

  @Test(arguments: ["poster", "backdrop", "teaser"])
  func `a picture is there in each size`(kind: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get("\(pictures)/original/769-\(kind).svg")
    #expect(answer.status == 200)
    for size in ["w92", "w154", "w185", "w342", "w500", "w780", "w1280"] {
      let sized = try await server.get("\(pictures)/\(size)/769-\(kind).svg")
      #expect(sized.body == answer.body, "\(size)")
    }
  }

  @Test func `an imported film has its drawings under the names of its own pictures too`()
    async throws
  {
    let members = #","poster_path":"/abc.jpg","backdrop_path":"/def.jpg""#
    try await withMovies([line(5, "Five", members)]) { server, _ in
      for (own, drawn) in [("abc.jpg", "5-poster.svg"), ("def.jpg", "5-backdrop.svg")] {
        let first = try await server.get("\(pictures)/w500/\(own)")
        #expect(first.status == 200)
        #expect(first.headers["content-type"] == "image/svg+xml; charset=utf-8")
        let second = try await server.get("\(pictures)/w500/\(drawn)")
        #expect(first.body == second.body)
      }
      #expect(try await server.get("\(pictures)/w500/abc.JPG").status == 404)
    }
  }

  @Test func `a film has the pictures of its id only under its own title`() async throws {
    try await withMovies([line(769, "GoodFellas"), line(603, "Matrix")]) { server, _ in
      let own = try await server.get("\(pictures)/w500/769-poster.svg").text
      let name = try #require(PictureName("769-poster"))
      #expect(own == (try await ContentPictures("movies").picture(named: name))?.svg)
      let other = try await server.get("\(pictures)/w500/603-poster.svg").text
      #expect(other.contains(#"aria-label="Matrix""#) && other.contains(">Matrix</text>"))
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>&\"'", "]]>", "&amp;", "\u{1}", "שלום", "🎬🎬", "</title></svg>",
    "Line\nbreak", String(repeating: "long ", count: 2000),
  ])
  func `a title with anything in it is drawn as text`(title: String) async throws {
    var film = Film(id: Film.ID(5), title: title)
    film.directors = [title]
    try await withMovies(samples: [film]) { server, _ in
      for kind in ["poster", "backdrop", "teaser"] {
        let answer = try await server.get("\(pictures)/w500/5-\(kind).svg")
        #expect(answer.status == 200)
        #expect(SVGInspector.faults(in: answer.body, allowingStyles: true) == [], "\(kind)")
      }
    }
  }

  @Test func `a title with a character that no store has is drawn without it`() {
    let svg = FilmPoster(Film(id: Film.ID(5), title: "\u{1}Fi\0ve"), backdrop: "").svg(.poster)
    #expect(SVGInspector.faults(in: Data(svg.utf8)) == [])
    #expect(svg.contains(">Five</text>"))
  }
}
