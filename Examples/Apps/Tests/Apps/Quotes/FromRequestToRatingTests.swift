import Foundation
import OwnRequestsModel
import Sillar
import SillarTesting
import TestServers
import Testing
import Work

@testable import FindRequestsDelivery
@testable import OwnRequestsDelivery
@testable import QuotesDelivery
@testable import UnsentDelivery
@testable import WorkDelivery

/// A complete job in both apps, from request to rating, with steps of both users written without a connection.
@Suite(.timeLimit(.minutes(5))) struct FromRequestToRatingTests {
  @Test
  func
    `what both write without a connection is sent later, in its order and once, and seen by the other`()
    async throws
  {
    let log = ServiceLog()
    try await withBackend(log: log) { api in
      try await withLine(to: api) { herLine in
        try await withLine(to: api) { hisLine in
          try await withFolder { homeowners in
            try await withFolder { professionals in
              try await withProgram(.homeowner, in: homeowners, api: herLine.url) { homeowner in
                try await withProgram(.professional, in: professionals, api: hisLine.url) { pro in
                  try await homeowner.open(as: newcomer(reading: "en")) { ana in
                    try await pro.open(as: newcomer(reading: "en")) { carla in
                      try await tell(ana, herLine, carla, hisLine, log)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func tell(
    _ ana: Somebody, _ herLine: Line, _ carla: Somebody, _ hisLine: Line, _ log: ServiceLog
  ) async throws {
    let asking = Asking()
    try await ana.signIn(as: "ana")
    try await asking.write(ana)
    try await ana.host.see("# \(asking.title)")
    try await ana.dontSee(SharedWords.waiting)
    let path = await ana.host.location.path
    let request = try #require(path.split(separator: "/").last.map(String.init))
    try await carla.signIn(as: "carla")
    try await carla.host.open(path)
    try await carla.host.see(asking.description)

    // Carla applies and makes an offer without a connection.
    let offering = Offering()
    await hisLine.cut()
    try await carla.tap(FindWords.apply)
    try await carla.see(SharedWords.waiting)
    try await carla.tap(FindWords.makeOffer)
    try await offering.write(carla)
    try await carla.see(SharedWords.waiting)
    // Carla edits the waiting offer from the list of unsent changes: the form shows it, and it stays a single offer.
    try await carla.host.open("/unsent")
    try await carla.tap(UnsentWords.change)
    try await carla.see(FindWords.makeOffer)
    try await carla.host.see(offering.lines[0].text)
    try await carla.tap(FindWords.sendOffer)
    try await carla.see(SharedWords.waiting)
    #expect(!log.all.contains { $0.contains("applications") || $0.contains("quotes") })
    try await hisLine.mend()
    try await carla.dontSee(SharedWords.waiting)
    #expect(
      log.writes(about: request).filter { $0.contains("…/") }
        == ["POST requests/…/applications 201", "POST requests/…/quotes 201"])

    // Ana's app shows the offer without a reload; she accepts it without a connection.
    try await ana.host.see("Carla Núñez")
    try await ana.host.see(ana.words.euros(offering.total))
    try await ana.tap(OwnWords.rateContact)
    try await ana.host.rate(ana.words.text(OwnWords.stars), 5)
    try await ana.tap(OwnWords.sendRating)
    try await ana.see(OwnWords.ownContactRating)
    try await ana.dontSee(SharedWords.waiting)
    try await ana.tap(OwnWords.seeOffer)
    for line in offering.lines { try await ana.host.see(line.text) }
    await herLine.cut()
    try await ana.tap(OwnWords.accept)
    try await ana.tap(OwnWords.acceptIt)
    try await ana.see(SharedWords.waiting)
    try await carla.see(QuoteWords.offered)
    try await herLine.mend()
    try await ana.dontSee(SharedWords.waiting)
    try await carla.see(QuoteWords.acceptedYours)

    // Ana marks the work as done and rates it, without a connection.
    try await ana.host.open(path)
    try await ana.see(OwnAction.markDone)
    await herLine.cut()
    try await ana.tap(OwnAction.markDone)
    try await ana.tap(OwnAction.rate)
    try await ana.host.rate(ana.words.text(OwnWords.stars), 4)
    try await ana.host.type("Quick and clean.", into: ana.words.text(OwnWords.ratingText))
    try await ana.tap(OwnWords.sendRating)
    try await ana.see(OwnWords.ownRating)
    try await ana.see(SharedWords.waiting)
    try await herLine.mend()
    try await ana.dontSee(SharedWords.waiting)
    try await ana.host.see("Quick and clean.")

    #expect(
      log.writes(about: request).suffix(2)
        == ["POST requests/…/done 200", "POST requests/…/ratings 200"])
    #expect(log.all.filter { $0.hasPrefix("POST quotes/") }.count == 1)
    #expect(log.writes(about: request).allSatisfy { $0.hasSuffix("200") || $0.hasSuffix("201") })
    try await carla.host.open(path)
    try await carla.see(RequestState.done)
    try await carla.see(FindWords.rating)
    try await carla.see(FindWords.contactRating)
  }
}
