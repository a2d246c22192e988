import Foundation
import Kit
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing
import TriviaModel
import TriviaTesting

struct PicturesTests {
  private let clock = TestClock()

  private func pictures(_ count: Int) throws -> [Picture] {
    try (0..<count).map { try picture("p\($0)") }
  }

  private func download(_ pictures: [Picture], from images: Pictures) async -> [DownloadProgress] {
    var seen: [DownloadProgress] = []
    await ImageDownloadService(images: images, clock: clock)
      .download(pictures) { seen.append($0) }
    return seen
  }

  @Test func `progress goes from nothing to everything, one picture at a time`() async throws {
    let seen = await download(try pictures(10), from: Pictures())
    #expect(seen == (0...10).map { DownloadProgress(completed: $0, total: 10) })
    #expect(seen.last?.fraction == 1)
  }

  @Test func `progress is told where the caller is`() async {
    // On another actor the process would stop.
    await #expect(processExitsWith: .success) { @MainActor in
      let pictures = [try picture("p1"), try picture("p2")]
      await ImageDownloadService(images: Pictures(), clock: TestClock()).download(pictures) { _ in
        MainActor.preconditionIsolated()
      }
    }
  }

  @Test func `a game without pictures is ready at once`() async {
    let seen = await download([], from: Pictures())
    #expect(seen == [DownloadProgress(completed: 0, total: 0)])
    #expect(seen[0].fraction == 1)
  }

  @Test func `no more than four are fetched at the same time`() async throws {
    let images = Pictures { _ in for _ in 0..<5 { await Task.yield() } }
    _ = await download(try pictures(30), from: images)
    #expect((1...4).contains(images.mostAtOnce))
  }

  @Test func `a picture that two questions share is fetched once`() async throws {
    let fetched = Mutex(0)
    let images = Pictures { _ in fetched.withLock { $0 += 1 } }
    let seen = await download([try picture("same"), try picture("same")], from: images)
    #expect(fetched.withLock { $0 } == 1)
    #expect(seen.last == DownloadProgress(completed: 1, total: 1))
  }

  @Test func `missing pictures are counted and stop nothing`() async throws {
    let images = Pictures { picture in
      if picture.name != "p2" { throw TriviaError.unknownPicture(picture.name) }
    }
    let seen = await download(try pictures(5), from: images)
    #expect(seen.last == DownloadProgress(completed: 5, missing: 4, total: 5))
  }

  @Test func `a picture that hangs is given up after its time`() async throws {
    let images = Pictures { picture in
      if picture.name == "p0" { try await hang() }
    }
    let (arrived, tell) = AsyncStream.makeStream(of: DownloadProgress.self)
    let pictures = try pictures(3)
    let download = Task { [clock] in
      await ImageDownloadService(images: images, clock: clock)
        .download(pictures) { tell.yield($0) }
      tell.finish()
    }
    // The two others arrive; the clock does not advance, so the first is still awaited.
    for await progress in arrived where progress.completed == 2 { break }
    try await clock.untilAsleep(2)
    await clock.advance(by: .seconds(5))
    await download.value
    var last: DownloadProgress?
    for await progress in arrived { last = progress }
    #expect(last == DownloadProgress(completed: 3, missing: 1, total: 3))
  }

  @Test func `when all hang the player plays after the overall time`() async throws {
    let images = Pictures { _ in try await hang() }
    let (seen, tell) = AsyncStream.makeStream(of: DownloadProgress.self)
    let pictures = try pictures(40)
    let download = Task { [clock] in
      await ImageDownloadService(
        images: images, clock: clock,
        limits: .init(perPicture: .seconds(100), overall: .seconds(15))
      ).download(pictures) { tell.yield($0) }
      tell.finish()
    }
    try await clock.untilAsleep(5)
    await clock.advance(by: .seconds(15))
    await download.value
    let all = await seen.reduce(into: []) { $0.append($1) }
    #expect(
      all == [
        DownloadProgress(completed: 0, total: 40),
        DownloadProgress(completed: 40, missing: 40, total: 40),
      ])
  }

  @Test func `a game starts although its pictures are missing`() async throws {
    let trivia = MemoryTrivia([try space()])
    trivia.fail("picture *", .offline)
    let actions = TriviaActions(
      topics: trivia, games: trivia, attempts: MemoryAttempts(), scores: MemoryScores(),
      images: trivia, clock: clock)
    var last: DownloadProgress?
    let game = try await actions.createGame.execute(topic: "space") { last = $0 }
    #expect(game.currentQuestion.id == "hottest")
    #expect(last == DownloadProgress(completed: 3, missing: 3, total: 3))
    // The picture can be requested again by its name, in case it is available later.
    await #expect(throws: Problem.offline) {
      try await actions.getPicture.execute(name: "question-moon")
    }
  }

  @Test func `a picture that nothing named is not fetched`() async throws {
    let action = GetPicture(images: MemoryTrivia([]))
    for name in ["stranger", "../../etc/passwd", "", "a/b", ".", "ä"] {
      await #expect(throws: TriviaError.unknownPicture(name)) {
        try await action.execute(name: name)
      }
    }
  }

  @Test(arguments: ["topic-space", "a", "Space_07", String(repeating: "x", count: 100)])
  func `a name that is safe in a path names a picture`(name: String) {
    #expect(Picture.isSafe(name: name))
  }

  @Test(arguments: [
    "", "a.svg", "..", "a/b", "a b", "é", "a\0", String(repeating: "x", count: 101),
  ])
  func `a name that is not safe in a path names none`(name: String) {
    #expect(!Picture.isSafe(name: name))
  }
}

/// Pictures that load, fail or hang as the test says.
private final class Pictures: ImageRepository {
  private let busy = Mutex<(now: Int, most: Int)>((0, 0))
  private let load: @Sendable (Picture) async throws -> Void

  init(_ load: @escaping @Sendable (Picture) async throws -> Void = { _ in }) { self.load = load }

  /// The most pictures that were being fetched at the same time.
  var mostAtOnce: Int { busy.withLock { $0.most } }

  func remember(_ pictures: [Picture]) async throws {}

  func picture(named name: String) async throws -> Picture? { nil }

  func data(of picture: Picture) async throws -> PictureData {
    busy.withLock { busy in
      busy.now += 1
      busy.most = max(busy.most, busy.now)
    }
    defer { busy.withLock { $0.now -= 1 } }
    try await load(picture)
    return PictureData(contentType: "image/svg+xml", bytes: Data("<svg/>".utf8))
  }
}
