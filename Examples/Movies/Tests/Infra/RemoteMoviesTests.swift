import Foundation
import Hummingbird
import Logging
import MoviesModel
import NIOCore
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

@testable import MoviesInfra

struct RemoteMoviesTests {
  private func failure(of body: () async throws -> Void) async -> Problem? {
    do {
      try await body()
      return nil
    } catch {
      return error as? Problem
    }
  }

  private func failure(
    _ respond: @escaping @Sendable (Request) async throws -> Response
  ) async throws -> Problem? {
    try await withServer(respond) { url in
      let source = RemoteMovies(client: makeClient(url))
      return await failure { _ = try await source.page(1, of: .popular).last() }
    }
  }

  private func isServiceFailure(_ error: Problem?) -> Bool {
    if case .broken = error { true } else { false }
  }

  // MARK: Languages

  @Test func `each read asks for texts in its language`() async throws {
    let seen = Seen<String>()
    try await withServer { request in
      seen.add("\(request.uri.path) \(request.uri.queryParameters["language"] ?? "-")")
      return json(#"{"id":1,"title":"Uno","results":[]}"#)
    } _: { url in
      let source = RemoteMovies(client: makeClient(url), language: "es-AR")
      for category in MovieCategory.allCases {
        _ = try await source.page(1, of: category).last()
      }
      _ = try await source.search("luna", page: 1).last()
      _ = try await source.movie(1).last()
      _ = try await source.videos(of: 1).last()
    }
    #expect(seen.count == MovieCategory.allCases.count + 3)
    #expect(seen.all.allSatisfy { $0.hasSuffix(" es-AR") })
  }

  @Test(arguments: [
    ("es", ["es-ES", "es"], "es-ES"), ("es", ["es-AR", "en"], "es-AR"), ("es", [], "es-ES"),
    ("es", ["en-GB", "es-MX"], "es-MX"), ("es", ["es-CO"], "es-ES"), ("es", ["es-419"], "es-ES"),
    ("es-ar", ["es-MX"], "es-AR"), ("en", ["en-gb"], "en-GB"), ("en", ["es-ES"], "en-US"),
    ("en", ["fr-CA", "en"], "en-US"), ("zh", ["zh-Hant-TW"], "zh"),
  ])
  func `the language is the window's, in the visitor's country if the service has it`(
    language: String, visitor: [String], tag: String
  ) {
    #expect(ServiceLanguage(language, visitor: visitor).tag == tag)
  }

  // MARK: Failures of the service

  @Test func `a service that never answers takes too long`() async throws {
    let clock = TestClock()
    try await withServer { _ in
      try await hang()
      return Response(status: .ok)
    } _: { url in
      let source = RemoteMovies(client: makeClient(url, clock: clock))
      let reading = Task {
        await failure { _ = try await source.page(1, of: .popular).last() }
      }
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(60))
      #expect(await reading.value == .timedOut)
    }
  }

  @Test(arguments: [401, 403])
  func `a refused key says so`(status: Int) async throws {
    let error = try await failure { _ in
      json(#"{"status_code":7,"status_message":"Invalid API key"}"#, status: .init(code: status))
    }
    #expect(error == .keyRefused)
  }

  @Test func `a page on which no film can be read is a failure, not an empty page`() async throws {
    let error = try await failure { _ in
      json(#"{"results":[{"id":"1"},null],"total_pages":1,"total_results":2}"#)
    }
    #expect(isServiceFailure(error))
  }

  @Test func `a service that counts further than it answers has a last page`() async throws {
    try await withServer { _ in
      json(#"{"results":[{"id":1,"title":"One"}],"total_pages":48000,"total_results":960000}"#)
    } _: { url in
      let page = try await RemoteMovies(client: makeClient(url)).page(1, of: .popular).last().value
      #expect(page.totalPages == 500)
    }
  }

  @Test(arguments: [
    "", "<html>Sign in</html>", "[]", "null", "{}", #"{"results":null}"#, #"{"results":{}}"#,
    #"{"results":[{"id":1,"title":"#,
  ])
  func `what is no page is a failure, not an empty list`(text: String) async throws {
    #expect(isServiceFailure(try await failure { _ in json(text) }))
  }

  // MARK: Invalid films

  @Test
  func
    `a member of an unexpected kind costs itself, a film without a number or title costs itself`()
    async throws
  {
    let reports = Seen<String>()
    let page = try await withServer { _ in
      json(
        """
        {"page":"one","results":[
          {"id":1,"title":"Whole","vote_average":7.5,"vote_count":3,"popularity":9},
          {"id":2,"title":"Wrong","overview":7,"release_date":19990331,"vote_average":"8",
           "vote_count":2,"popularity":null,"adult":"no","poster_path":{},"backdrop_path":""},
          {"id":3,"title":"Odd","release_date":"1999-02-30","vote_average":55.5,"vote_count":1,
           "poster_path":"/../../etc/passwd","backdrop_path":"//host/x.jpg","original_language":[]},
          {"id":4,"title":null,"original_title":"四"},
          {"id":5,"title":""},
          {"id":"6","title":"Number as text"},
          {"title":"No number"},
          null, 7, "film", []
        ],"total_pages":"3","total_results":null}
        """)
    } _: { url in
      try await RemoteMovies(client: makeClient(url), report: { reports.add($0) })
        .page(1, of: .popular).last().value
    }
    #expect(
      page.movies == [
        Movie(
          id: 1, title: "Whole", rating: MovieRating(average: 7.5, votes: 3), popularity: 9),
        Movie(id: 2, title: "Wrong", rating: MovieRating(average: nil, votes: 2)),
        Movie(id: 3, title: "Odd", rating: MovieRating(average: 10, votes: 1)),
        Movie(id: 4, title: "四"),
      ])
    #expect(reports.count == 7)
    #expect(page.unreadable == 7)
  }

  @Test func `numbers of pages that make no sense leave a page that can be shown`() async throws {
    for counts in [#""total_pages":-1,"total_results":-5"#, #""total_pages":0"#] {
      try await withServer { _ in
        json(#"{"results":[{"id":1,"title":"One"}],\#(counts)}"#)
      } _: { url in
        let page = try await RemoteMovies(client: makeClient(url)).page(1, of: .popular)
          .last().value
        #expect(page.totalPages == 1)
        #expect(page.totalMovies >= 0)
      }
    }
  }

  @Test func `a detail and videos with members of an unexpected kind keep the rest`() async throws {
    try await withServer { request in
      request.uri.path.hasSuffix("/videos")
        ? json(
          """
          {"results":[{"id":"a","site":"YouTube","key":"k","type":3},{"id":9},null,
            {"id":"b","name":"V","site":"Vimeo","key":"77","type":"Clip"},
            {"id":"c","site":"Elsewhere","key":"x"}]}
          """)
        : json(
          """
          {"id":1,"title":"One","genres":[{"id":1},{"id":2,"name":"Drama"},7],"runtime":"long",
           "credits":{"crew":[{"job":"Director","name":"A"},{"job":"Director"},{"name":"B"},null]}}
          """)
    } _: { url in
      let source = RemoteMovies(client: makeClient(url))
      let detail = try await source.movie(1).last().value
      #expect(
        detail
          == MovieDetail(
            movie: Movie(id: 1, title: "One"), directors: ["A"], genres: ["Drama"]))
      let videos = try await source.videos(of: 1).last().value
      #expect(videos.map(\.id) == ["a", "b", "c"])
      #expect(videos.map(\.kind) == ["Video", "Clip", "Video"])
      #expect(videos.map(\.key) == ["k", "77", "x"])
      #expect(
        videos.map { $0.address?.absoluteString } == [
          "https://www.youtube.com/watch?v=k", "https://vimeo.com/77", nil,
        ])
    }
  }

  // MARK: Keys

  @Test
  func `a key of version 3 goes into the query, a token into a header, and neither into the log`()
    async throws
  {
    let token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl"
    let seen = Seen<String>()
    let log = Seen<String>()
    try await withServer { request in
      seen.add(
        "\(request.uri.queryParameters["api_key"] ?? "-") \(request.headers[.authorization] ?? "-")"
      )
      return json("{}", status: .internalServerError)
    } _: { url in
      let client = APIClient(
        configuration: .init(baseURL: url, retries: .init(maximum: 1, firstDelay: .zero)),
        logger: Logger(label: "test", factory: { _ in LogCapture(log) }))
      for key in ["0123456789abcdef", token, " \n"] {
        let source = RemoteMovies(client: client, key: ServiceKey(key))
        _ = await failure { _ = try await source.movie(1).last() }
      }
    }
    #expect(Set(seen.all) == ["0123456789abcdef -", "- Bearer \(token)", "- -"])
    #expect(!log.all.isEmpty)
    #expect(!log.all.contains { $0.contains("0123456789abcdef") || $0.contains(token) })
    #expect(ServiceKey("0123456789abcdef")?.description == "an API key")
  }

  @Test func `what somebody types goes to the service as it is`() async throws {
    let text = "a&b=c d/é?#%20\u{1F3AC}+"
    let seen = Seen<String>()
    try await withServer { request in
      seen.add(request.uri.queryParameters["query"].map { String($0) } ?? "")
      return json(#"{"results":[]}"#)
    } _: { url in
      _ = try await RemoteMovies(client: makeClient(url)).search(text, page: 1).last()
    }
    #expect(seen.all == [text])
  }
}
