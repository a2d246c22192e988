import Kit
import MoviesModel
import MoviesTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

struct MovieDetailTests {
  let world = World()

  @Test func `a link shows a film above the lists, with all that is known`() async throws {
    try await world.watch(at: "/movie/603") { app in
      #expect(
        await app.text == """
          # The Matrix
          1999 · 2 h 16 min
          [Share](/movie/603)

          ## Overview
          A hacker learns what is real.
          Welcome to the real world.
          ‹Action›  ‹Science fiction›

          ## Information
          Rating: ★★★★☆  8.2 of 10
          Directors  Lana Wachowski, Lilly Wachowski
          Release date  March 31, 1999
          Running time  2 h 16 min
          Language  English
          Votes  26,000
          Popularity  84.3
          For adults only  No
          Rating, votes and popularity are sample data.

          ## Videos
          ▫ │ ### Official trailer
            │ Trailer · YouTube
            │ [Watch on YouTube](https://www.youtube.com/watch?v=vKQi3bBA1y8)
          ▫ │ ### On the set
            │ Featurette · Vimeo
          """)
      #expect(await app.location.path == "/movie/603")
      #expect(await app.location.depth == 2)
      #expect(world.source.takeLog() == ["movie 603", "videos 603"])
      try await app.tap("Watch on YouTube")
      try await app.tap("Share")
      #expect(
        app.addressesLeftFor == ["https://www.youtube.com/watch?v=vKQi3bBA1y8", "/movie/603"])
      #expect(await app.location.path == "/movie/603")
    }
  }

  @Test func `a film shows at once what its row knows, and the rest below when it comes`()
    async throws
  {
    world.source.set([matrixDetail.movie], in: .popular)
    let gate = world.source.hold("movie 603")
    try await world.watch { app in
      try await app.tap("The Matrix")
      #expect(
        await app.text == """
          # The Matrix
          1999
          [Share](/movie/603)

          ## Overview
          A hacker learns what is real.
          ⏳ Loading the film
          """)
      gate.open()
      try await app.see("1999 · 2 h 16 min\n[Share](/movie/603)\n\n## Overview")
      try await app.see("Official trailer")
      try await app.dontSee("⏳")
    }
  }

  @Test func `a film is asked for when its row is pressed, and nothing else is`() async throws {
    world.source.set([matrixDetail.movie], in: .popular)
    try await world.watch { app in
      _ = world.source.takeLog()
      let before = await app.text
      try await app.press("The Matrix")
      #expect(world.source.takeLog() == ["movie 603"])
      #expect(await app.text == before)
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `what nobody knows is left out`() async throws {
    world.source.set(MovieDetail(movie: Movie(id: 7, title: "Unknown")))
    try await world.watch(at: "/movie/7") { app in
      #expect(
        await app.text == """
          # Unknown

          [Share](/movie/7)

          ## Information
          Nobody has rated it yet.
          For adults only  No

          ## Videos
          There are no videos of this film.
          """)
    }
  }

  @Test func `a film that is not there says so, and Back leads to the lists`() async throws {
    try await world.watch(at: "/movie/1") { app in
      #expect(
        await app.text == """
          # Film
          ∅ It is not there any more — Go back and look again.
          """)
      try await app.advance(by: .seconds(10))
      #expect(world.reconnection.failures == [], "asking again does not help")
      try await app.back()
      try await app.see("Popular film 1")
      #expect(await app.location.path == "/")
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `a film is shown in Spanish`() async throws {
    try await World(language: "es").watch(at: "/movie/603") { app in
      try await app.see("Valoración: ★★★★☆  8,2 de 10")
      try await app.see("Dirección  Lana Wachowski, Lilly Wachowski")
      try await app.see("Fecha de estreno  31 de marzo de 1999")
      try await app.see("Idioma  inglés")
      try await app.see("Votos  26.000")
      try await app.see("Solo para adultos  No")
      try await app.see("[Ver en YouTube]")
    }
  }

  @Test(arguments: [
    "/movie/abc", "/movie/-1", "/movie/0", "/movie/+603", "/movie/0603", "/movie/",
    "/movie", "/movie/99999999999999999999", "/movies/603", "/603", "/search",
  ])
  func `other paths lead nowhere`(_ path: String) async throws {
    await #expect(throws: TestFailure.self) { try await world.watch(at: path) { _ in } }
  }

  // MARK: The way back

  @Test func `Back from a film that a link led to shows the lists`() async throws {
    try await world.watch(at: "/movie/603") { app in
      try await app.back()
      try await app.see("# Films")
      try await app.see("Popular film 1")
      #expect(await app.location.path == "/")
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `links work in a window that shows something else`() async throws {
    world.source.set(MovieDetail(movie: dune))
    try await world.watch(at: "/movie/603") { app in
      try await app.open("/movie/693134")
      try await app.see("# Dune: Part Two")
      try await app.back()
      try await app.see("Popular film 1")
      try await app.choose("Grid")
      #expect(await app.location.depth == 1)
      try await app.open("/movie/603")
      try await app.see("# The Matrix")
      try await app.open("/")
      try await app.see("Popular film 1")
      #expect(await app.location.depth == 1)
      try await app.see("Layout: ( ) List (•) Grid")
      #expect(world.source.takeLog("popular") == ["popular 1"])
    }
  }

  // MARK: Failures

  @Test func `videos that cannot be had do not spoil the film, and can be tried again`()
    async throws
  {
    world.source.fail("videos 603", .broken("500"))
    try await world.watch(at: "/movie/603") { app in
      try await app.see("Release date  March 31, 1999")
      try await app.see("## Videos\n∅ The service has a problem — Try again in a moment.")
      world.source.recover()
      try await app.tap("Try again")
      try await app.see("Official trailer")
      try await app.dontSee("has a problem")
    }
  }

  @Test func `a video that the app can show is opened from the film, and by its address`()
    async throws
  {
    let drawn = Video(
      id: "603-teaser", name: "Teaser", kind: "Teaser", site: "Studio",
      preview: MoviePicture(file: "603-teaser.svg"))
    world.source.set(matrixDetail, videos: matrixVideos + [drawn])
    try await world.watch(at: "/movie/603") { app in
      try await app.tap("▶ Play")
      #expect(await app.location.path == "/movie/603/videos/603-teaser")
      #expect(await app.text == "# Teaser\n(picture: Teaser)\nTeaser · Studio")
      try await app.back()
      try await app.see("# The Matrix")
    }
    try await world.watch(at: "/movie/603/videos/603-teaser") { app in
      try await app.see("# Teaser")
      try await app.back()
      try await app.see("# The Matrix")
    }
    try await world.watch(at: "/movie/603/videos/none") { app in
      try await app.see("This video is not there.")
    }
  }

  @Test func `the device stays awake in front of a video, and nowhere else`() async throws {
    let drawn = Video(
      id: "603-teaser", name: "Teaser", kind: "Teaser", site: "Studio",
      preview: MoviePicture(file: "603-teaser.svg"))
    world.source.set(matrixDetail, videos: [drawn])
    try await world.watch(at: "/movie/603") { app in
      #expect(await !app.location.keepsDeviceAwake)
      try await app.tap("▶ Play")
      #expect(await app.location.keepsDeviceAwake)
      try await app.back()
      #expect(await !app.location.keepsDeviceAwake)
    }
    // Neither path leads to a video.
    for path in ["/movie/603/videos/none", "/movie/1/videos/603-teaser"] {
      try await world.watch(at: path) { app in
        #expect(await !app.location.keepsDeviceAwake)
      }
    }
  }

  @Test func `the film is there while its videos are awaited`() async throws {
    let gate = world.source.hold("videos 603")
    try await world.watch(at: "/movie/603") { app in
      try await app.see("# The Matrix")
      try await app.see("⏳ Loading videos")
      gate.open()
      try await app.see("Official trailer")
    }
  }

  @Test func `a film that cannot be had says why, and comes by itself when it can`() async throws {
    world.source.fail(.offline)
    try await world.watch(at: "/movie/603") { app in
      try await app.see(
        "∅ The service cannot be reached — Check the connection, then try again.\n[Try again]"
      )
      try await app.tap("Try again")
      try await app.see("The service cannot be reached")
      try await app.advance(by: .seconds(2))
      world.source.recover()
      world.reconnection.happen()
      try await app.see("# The Matrix")
      try await app.see("Official trailer")
      try await app.dontSee("offline")
    }
  }

  @Test func `nobody asks again for what somebody has tried again meanwhile`() async throws {
    world.source.fail("movie 603", .offline)
    try await world.watch(at: "/movie/603") { app in
      try await app.see("The service cannot be reached")
      try await app.advance(by: .seconds(2))
      world.source.recover()
      try await app.tap("Try again")
      try await app.see("# The Matrix")
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.advance(by: .seconds(10))
      #expect(world.source.takeLog("movie") == ["movie 603", "movie 603"])
    }
  }

  @Test func `Try again shows what goes on already`() async throws {
    world.source.fail("movie 603", .offline)
    try await world.watch(at: "/movie/603") { app in
      try await app.advance(by: .seconds(2))
      let gate = world.source.hold("movie 603")
      world.reconnection.happen()
      try await app.see("The service cannot be reached")
      try await app.tap("Try again")
      try await app.see("⏳ Loading the film")
      world.source.recover()
      gate.open()
      try await app.see("# The Matrix")
      #expect(world.source.takeLog("movie") == ["movie 603", "movie 603"])
    }
  }

  @Test func `a film that was saved says so, and comes up to date by itself`() async throws {
    _ = try await world.source.movie(603).last()
    _ = try await world.source.videos(of: 603).last()
    await world.clock.advance(by: .seconds(3600))
    let gate = world.source.hold("movie 603")
    try await world.watch(at: "/movie/603") { app in
      try await app.see("1999 · 2 h 16 min  Updating…")
      try await app.see("Official trailer")
      world.source.fail(.offline)
      gate.open()
      try await app.see("1999 · 2 h 16 min  Offline, saved 1 hour ago")
      try await app.advance(by: .seconds(3600))
      try await app.see("Offline, saved 2 hours ago")
      world.source.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.dontSee("1999 · 2 h 16 min  Offline")
    }
  }
}
