import FindRequestsModel
import Foundation
import OwnRequestsModel
import Sillar
import SillarModel
import SillarTesting
import TestServers
import Testing
import UnsentModel
import Work

@testable import FindRequestsDelivery
@testable import OwnRequestsDelivery
@testable import UnsentDelivery
@testable import WorkDelivery

/// Commands that the service refuses: the screen of their subject and a list show them until they are discarded.
@Suite(.timeLimit(.minutes(5))) struct RefusedTests {
  @Test
  func `an offer that was replaced meanwhile cannot be accepted, and nothing shows as if it were`()
    async throws
  {
    try await withQuotes { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { ana in
        try await ana.signIn(as: "ana")
        try await ana.host.tap("El grifo de la cocina gotea")
        let path = await ana.host.location.path
        try await ana.tap(OwnWords.seeOffer)
        try await ana.see(OwnWords.accept)
        try await quotes.cut(noticedBy: ana)
        try await ana.tap(OwnWords.accept)
        try await ana.tap(OwnWords.acceptIt)
        try await ana.see(SharedWords.waiting)

        let offering = Offering()
        try await quotes.open(.professional, quotes.api) { carla in
          try await carla.signIn(as: "carla")
          try await carla.host.open(path)
          try await carla.tap(FindWords.makeAnotherOffer)
          try await offering.write(carla)
          // The page of the offer shows the stored offer, without a mark that it waits to be sent.
          try await carla.dontSee(FindWords.sendOffer)
          try await carla.host.see(carla.words.euros(offering.total))
          try await carla.dontSee(SharedWords.waiting)
        }

        try await quotes.line.mend()
        try await ana.see(SharedWords.parked)
        try await ana.host.open("/")
        try await ana.host.tap("El grifo de la cocina gotea")
        try await ana.see(SharedWords.parked)
        try await ana.host.see(
          ana.words.text(
            SharedWords.parkedLine,
            [
              "change": ana.words.text(UnsentChange.Kind.accepted),
              "reason": ana.words.text(UnsentChange.Refusal.quoteNotOpen),
            ]))
        // The request has its former state, without Ana's refused change.
        try await ana.host.see("‹\(ana.words.text(RequestState.open.localized))›")
        try await ana.dontSee(RequestState.assigned)
        try await ana.host.see(ana.words.euros(offering.total))

        try await ana.tap(SharedWords.showUnsent)
        try await ana.see(UnsentWords.refused)
        try await ana.tap(UnsentWords.retry)
        try await ana.see(UnsentWords.refused)
        try await discard(ana)
        try await ana.see(UnsentWords.empty)
        try await ana.host.open(path)
        try await ana.dontSee(SharedWords.parked)
        try await ana.see(OwnWords.offered)
        try await ana.host.see(ana.words.euros(offering.total))
      }
    }
  }

  @Test func `who applies as the fifth is told, and may try again or leave it`() async throws {
    try await withQuotes(professionals: ["fay", "gus"]) { quotes in
      var path = ""
      let asking = Asking()
      try await quotes.open(.homeowner, quotes.api) { ana in
        try await ana.signIn(as: "ana")
        try await asking.write(ana)
        try await ana.host.see("# \(asking.title)")
        try await ana.dontSee(SharedWords.waiting)
        path = await ana.host.location.path
      }
      try await quotes.open(.professional, quotes.line.url) { elena in
        try await elena.signIn(as: "elena")
        try await elena.host.open(path)
        try await elena.see(FindWords.apply)
        try await quotes.cut(noticedBy: elena)
        try await elena.tap(FindWords.apply)
        try await elena.see(SharedWords.waiting)

        for faster in ["carla", "diego", "fay", "gus"] {
          try await quotes.open(.professional, quotes.api) { other in
            try await other.signIn(as: faster)
            try await other.host.open(path)
            try await other.tap(FindWords.apply)
            try await other.see(FindWords.makeOffer)
            try await other.dontSee(SharedWords.waiting)
          }
        }

        try await quotes.line.mend()
        try await elena.host.see(
          elena.words.text(
            SharedWords.parkedLine,
            [
              "change": elena.words.text(UnsentChange.Kind.applied),
              "reason": elena.words.text(UnsentChange.Refusal.noFreePlace),
            ]))
        try await elena.tap(SharedWords.showUnsent)
        try await elena.see(HomeWord.refusedNoPlace)
        // The list of unsent changes names the request.
        try await elena.host.see(asking.title)
        try await elena.tap(UnsentWords.retry)
        try await elena.see(UnsentWords.refused)
        try await discard(elena)
        try await elena.see(UnsentWords.empty)
        try await elena.host.back()
        try await elena.dontSee(SharedWords.parked)
        try await elena.host.see(elena.words.text(FindWords.places, count: 0))
        try await elena.see(Job.Step.noFreePlace)
      }
    }
  }

  @Test
  func
    `a request that is discarded before it was sent takes along what was done about it, having said so`()
    async throws
  {
    let log = ServiceLog()
    try await withQuotes(log: log) { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { ana in
        let asking = Asking()
        try await ana.signIn(as: "ana")
        try await ana.see(OwnWords.newRequest)
        try await quotes.cut(noticedBy: ana)
        try await asking.write(ana)
        try await ana.host.see("# \(asking.title)")
        try await ana.tap(OwnAction.cancel)
        try await ana.host.choose(ana.words.text(Cancellation.Reason.changedMind))
        try await ana.tap(OwnWords.cancelIt)
        try await ana.see(RequestState.cancelled)
        let path = await ana.host.location.path

        try await ana.host.open("/unsent")
        try await ana.dontSee(UnsentWords.underWay)
        let create = ana.words.text(HomeWord.createRequest)
        try await ana.host.see(create)
        try await ana.host.tap(ana.words.text(UnsentWords.discard), in: create)
        try await ana.host.see(ana.words.text(UnsentWords.discardAlso, count: 1))
        try await ana.tap(UnsentWords.discardConfirm)
        try await ana.see(UnsentWords.empty)
        try await quotes.line.mend()
        try await ana.host.open(path)
        try await ana.see(Problem.notFound.title)
        try await ana.host.open("/")
        try await ana.host.see("El grifo de la cocina gotea")
        try await ana.host.dontSee(asking.title)
      }
    }
    #expect(log.all.filter { $0.hasPrefix("POST requests ") || $0.contains("/cancel") } == [])
  }

  /// Discards a refused change. A change that is being retried cannot be discarded before its response.
  private func discard(_ somebody: Somebody) async throws {
    for _ in 0..<50 {
      try await somebody.tap(UnsentWords.discard)
      try await somebody.tap(UnsentWords.discardConfirm)
      guard
        await somebody.host.text.contains(somebody.words.text(UnsentError.tooLate.problem.title))
      else {
        return
      }
      try await somebody.tap(UnsentWords.discardKeep)
      try await somebody.see(UnsentWords.refused)
    }
  }
}
