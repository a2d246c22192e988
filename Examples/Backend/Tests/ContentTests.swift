import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// The bundled content of the backend, beyond the checks at its start.
@Suite struct ContentTests {
  @Test func `there are at least six topics with at least twenty questions each`() throws {
    let topics = try TriviaContent.bundled.topics
    #expect(topics.count >= 6)
    for topic in topics { #expect(topic.questions.count >= 20, "\(topic.entry.id)") }
    let questions = topics.flatMap(\.questions)
    for language in Language.common {
      #expect(Set(questions.map { $0.text[language].text }).count == questions.count)
      #expect(Set(topics.map { $0.entry.text[language].name }).count == topics.count)
    }
  }

  /// Names and numbers are the same in both languages; other answers, and all other texts, are translated.
  @Test func `every topic, question and answer has a text of its own in both languages`() throws {
    let topics = try TriviaContent.bundled.topics
    for topic in topics.map(\.entry.text) {
      #expect(topic.english.name != topic.spanish.name)
      #expect(topic.english.summary != topic.spanish.summary)
    }
    // Words of English questions that no Spanish text has.
    let english = /\b(?:the|what|which|where|who|how|why|of|is|and|its|an)\b/.ignoresCase()
    for question in topics.flatMap(\.questions) {
      let text = question.text
      #expect(text.english.text != text.spanish.text, "\(question.id)")
      #expect(text.english.answers.count == text.spanish.answers.count, "\(question.id)")
      #expect(text.spanish.text.contains("?"), "\(question.id)")
      for spanish in [text.spanish.text] + text.spanish.answers {
        #expect(spanish.firstMatch(of: english) == nil, "\(question.id): \(spanish)")
      }
      let same = zip(text.english.answers, text.spanish.answers).filter { $0 == $1 }.map(\.0)
      #expect(same.allSatisfy { Self.inBoth.contains($0) }, "\(question.id): \(same)")
    }
  }

  /// Answers that are names or numbers, and the same in both languages.
  private static let inBoth: Set = [
    "100", "64", "76", "88", "Alan Shepard", "Argentina", "Australia", "Beethoven", "Bilbao",
    "Boston", "Buzz Aldrin", "China", "Chopin", "Cuba", "Curiosity", "Debussy", "Europa",
    "Explorer 1", "Galileo Galilei", "Gemini 12", "Hubble", "India", "Indonesia", "Isaac Newton",
    "Jamaica", "James Webb", "Johannes Kepler", "John Glenn", "Kayaks", "Kepler", "Las Vegas",
    "Leo", "Madagascar", "Madrid", "Mongolia", "Mozart", "Neil Armstrong", "Opportunity",
    "Perseverance", "Portugal", "Salamanca", "San Francisco", "Schubert", "Sojourner", "Soprano",
    "Spitzer", "Sputnik 1", "Tasmania", "Telstar 1", "Tenor", "Valencia", "Valentina Tereshkova",
    "Vanguard 1", "Venus", "Vivaldi", "William Herschel", "Yuri Gagarin",
  ]

  @Test func `every product has a name of its own in each language`() throws {
    let products = try MarketContent.bundled.products
    for (_, text) in ProductContent.languages {
      #expect(Set(products.map { $0[keyPath: text].name }).count == products.count)
    }
  }

  @Test func `there are at least 150 films and 20 that were announced, each once`() throws {
    let films = try MoviesContent.bundled.films.films
    #expect(films.count >= 150)
    let announced = films.filter { $0.released ?? .distantPast > .writtenOn }
    #expect(announced.count >= 20)
    #expect(announced.allSatisfy { $0.rating == 0 && $0.votes == 0 })
    #expect(Set(films.map { "\($0.title) \($0.released?.year ?? 0)" }).count == films.count)
    for film in films {
      let name = "\(film.id) \(film.title)"
      #expect(film.title.count < 100, "\(name)")
      #expect(Set(film.genres.map(\.id)).count == film.genres.count, "\(name)")
      #expect(film.genres.allSatisfy { $0 == .named($0.id) }, "\(name)")
      #expect(announced.contains(film) || (1...600).contains(film.minutes), "\(name)")
      #expect((15...80).contains(film.overview.split(separator: " ").count), "\(name)")
      #expect((0...10).contains(film.rating) && film.popularity > 0, "\(name)")
    }
  }

  @Test func `every film has a Spanish title and overview, and every genre a Spanish name`() throws
  {
    let films = try MoviesContent.bundled.films.films
    // Words of English overviews that no Spanish text has, unless in a name.
    let english = /\b(?:is|are|and|with|from|who|which|they)\b/.ignoresCase()
    for film in films {
      let name = "\(film.id) \(film.title)"
      let spanish = try #require(film.spanish, "\(name)")
      #expect(!spanish.title.isEmpty && spanish.title.count < 100, "\(name)")
      #expect((15...80).contains(spanish.overview.split(separator: " ").count), "\(name)")
      #expect(spanish.overview != film.overview, "\(name)")
      #expect(spanish.overview.firstMatch(of: english) == nil, "\(name)")
    }
    #expect(
      Set(films.map { "\($0.in(.spanish).title) \($0.released?.year ?? 0)" }).count == films.count)
    let alike: Set = ["Drama", "Romance", "Western"]
    for film in films {
      for (one, other) in zip(film.genres, film.in(.spanish).genres) {
        #expect(one.id == other.id && (one.name != other.name || alike.contains(one.name)))
      }
    }
  }

  @Test func `every topic, question, product and film has pictures of its own`() async throws {
    let trivia = try TriviaContent.bundled.topics.flatMap { topic in
      [topic.entry.picture] + topic.questions.map(\.id)
    }
    let films = try MoviesContent.bundled.films.films
    let movies = films.flatMap { film in
      ["poster", "backdrop", "teaser"].map { "\(film.id)-\($0)" }
    }
    #expect(ContentPictures("trivia").names == Set(trivia))
    #expect(ContentPictures("market").names == Set(try MarketContent.bundled.products.map(\.id)))
    #expect(ContentPictures("movies").names == Set(movies))
    for film in films {
      let poster = try #require(PictureName("\(film.id)-poster"))
      let svg = try await ContentPictures("movies").picture(named: poster)?.svg
      #expect(svg?.contains(FilmPoster.label(film)) == true, "\(film.title) has another title")
    }
  }

  @Test(arguments: ["trivia", "market", "movies"])
  func `every picture keeps to itself`(part: String) async throws {
    let pictures = ContentPictures(part)
    for name in pictures.names.sorted() {
      let picture = try await pictures.picture(named: try #require(PictureName(name), "\(name)"))
      let svg = try #require(picture?.svg)
      let faults = SVGInspector.faults(
        in: Data(svg.utf8), allowingStyles: name.hasSuffix("-teaser"))
      #expect(faults == [], "\(part)/pictures/\(name).svg")
    }
  }

  @Test(arguments: [
    (#"<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>"#, "element script"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>"#, "attribute onload"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" style="fill:red"/>"#, "attribute style"),
    (#"<svg xmlns="http://www.w3.org/2000/svg"><use href="http://x/y"/></svg>"#, "to http://x/y"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" fill="url(//x)"/>"#, "to url(//x)"),
    (#"<svg xmlns="http://www.w3.org/2000/svg"><g></svg>"#, "not well-formed"),
    (#"<html xmlns="http://www.w3.org/1999/xhtml"/>"#, "root"),
    (#"<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>"#, "DOCTYPE"),
  ])
  func `the inspector finds what must not be in a picture`(svg: String, fault: String) {
    #expect(SVGInspector.faults(in: Data(svg.utf8)).joined().contains(fault))
  }
}

extension CalendarDay {
  /// The day on which the bundled films were written.
  static var writtenOn: CalendarDay { CalendarDay("2026-11-21") ?? .distantPast }
  static var distantPast: CalendarDay { CalendarDay(of: .distantPast) }
}
