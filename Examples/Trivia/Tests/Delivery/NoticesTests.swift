import Foundation
import Kit
import Sillar
import SillarTesting
import Testing
import TriviaDelivery
import TriviaModel

/// What Trivia tells a player of who has no window open.
struct NoticesTests {
  @Test(.timeLimit(.minutes(1)))
  func `an attempt that is back is a notice, in the player's language, until the next game`()
    async throws
  {
    let world = try World()
    let service = AttemptsService(repository: world.attempts, now: world.clock.wallClock)
    var told = TriviaModule.notices(of: service, clock: world.clock).makeAsyncIterator()
    #expect(await told.next() == [])
    try await world.spend(3)
    let back = world.clock.date + 600
    try await world.clock.untilAsleep(1)
    await world.clock.advance(by: .seconds(600))
    var notices: [Notice]? = []
    repeat { notices = await told.next() } while notices?.isEmpty == true
    let notice = try #require(notices?.first)
    #expect(notices?.count == 1 && notice.subject == "space" && notice.link == "/")
    // Another attempt is another event.
    #expect(notice.event == "\(back.timeIntervalSince1970)")
    for (language, title, text) in [
      ("en", "You can play again", "An attempt is back."),
      ("es", "Puedes volver a jugar", "Has recuperado un intento."),
    ] {
      let words = try Localization(language: language, modules: [TriviaModule.module])
      #expect(words.text(notice.title) == title && words.text(notice.text) == text)
    }
    _ = try await service.reserve("space")
    repeat { notices = await told.next() } while notices?.isEmpty == false
    #expect(notices == [])
  }
}
