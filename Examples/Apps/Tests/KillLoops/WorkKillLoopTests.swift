import Chromium
import Foundation
import SillarSQL
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Each request, application and offer exists once, although programs are killed at random moments.
  @Suite(.timeLimit(KillLoop.timeLimit)) struct WorkKillLoopTests {
    private let words: AppWords

    init() throws {
      words = try AppWords(
        "Homeowner", ["SignIn", "Work", "OwnRequests", "FindRequests"], in: "en")
    }

    @Test func `each request, application and offer is there once, whichever program is killed`()
      async throws
    {
      var loop = KillLoop("work", seed: 41, rounds: 5)
      try await withCompany { company in
        let ana = try await person("Ana Ruiz", at: company.homeowner)
        let carla = try await person("Carla Núñez", at: company.pro)
        let programs = [company.backend, company.homeowner.program, company.pro.program]
        var (asked, offered) = ([String](), [String]())
        // Carla makes an offer for the request of the round before.
        for round in 1...loop.rounds + 1 {
          let victim = Int.random(in: 0..<programs.count, using: &loop.chance)
          let moment = loop.moment(within: 900)
          let title = round <= loop.rounds ? "Job \(round)." : nil
          let last = asked.last
          async let killed: Void = programs[victim].crash(after: moment)
          async let isAsked = ask(for: title, by: ana)
          async let isOffered = offer(for: last, by: carla, in: company)
          if let title, try await isAsked { asked.append(title) }
          if let last, try await isOffered { offered.append(last) }
          try await killed
        }
        // The last commands may still be in an outbox.
        var check = try Check(company, asked: asked, offered: offered)
        _ = try await eventually(within: .seconds(30)) {
          check = try Check(company, asked: asked, offered: offered)
          return check.lost.isEmpty
        }
        loop.report([
          "requests": asked.count, "applications and offers": offered.count,
          "lost": loop.rounds - asked.count + check.lost.count, "doubled": check.doubled.count,
        ])
        #expect(asked.count == loop.rounds, "neither request nor draft; seed \(loop.seed)")
        #expect(offered == asked, "seed \(loop.seed)")
        #expect(check.lost == [], "seed \(loop.seed)")
        #expect(check.doubled == [], "seed \(loop.seed)")
      }
    }

    private func person(_ name: String, at desk: QuotesDesk) async throws -> Persistent {
      let page = try await desk.signIn(name, at: "/", words: words)
      return Persistent(page: page, url: desk.url)
    }

    /// Creates a request, and fills in the form again if its data is lost before the confirmation.
    ///
    /// - Returns: True if the request exists; false if it is lost, with neither a request nor a draft.
    private func ask(for title: String?, by person: Persistent) async throws -> Bool {
      guard let title else { return false }
      let fills = [
        "kind": [(label: try words("Work.plumbing"), text: "")],
        "description": [
          (try words("OwnRequests.title"), title),
          (try words("OwnRequests.description"), "As soon as it can be."),
        ],
        "place": [
          (try words("OwnRequests.city"), "Madrid"),
          (try words("OwnRequests.postcode"), "28004"),
        ],
        "photos": [],
        "timing": [(try words("Work.this-month"), "")],
      ]
      let next = try words("OwnRequests.proceed")
      let confirm = try words("OwnRequests.askForOffers")
      let home = try words("OwnRequests.listTitle")
      var confirmedIn: String?
      var isLost = false
      try await person.open("/new")
      try await person.go { look in
        if look.has(confirm) {
          confirmedIn = look.window
          return .press(confirm)
        }
        if let (step, entries) = try fills.first(where: {
          try look.text.contains(words("OwnRequests.step\($0.key.capitalized)"))
        }) {
          // The form is empty after a confirmation: the request was sent, or it is lost.
          if let confirmedIn, look.window != confirmedIn, step == "kind" { return .open("/") }
          return .press(next, entering: entries)
        }
        if look.text.contains(title) { return .done }
        guard look.text.contains(home) else {
          // To open the address that one has just left is to load it again: the window goes on to what it sent before.
          guard look.path.hasPrefix("/requests/") else { return .wait }
          return .open(confirmedIn == nil ? "/new" : "/")
        }
        guard confirmedIn != nil else { return .open("/new") }
        isLost = try await !eventually(within: .seconds(10)) {
          try await person.page.text.contains(title)
        }
        return .done
      }
      return !isLost
    }

    /// Applies for a request, and makes an offer.
    private func offer(for title: String?, by person: Persistent, in company: QuotesCompany)
      async throws -> Bool
    {
      guard let title else { return false }
      var request: String?
      let arrives = try await eventually(within: .seconds(30)) {
        request = try company.stored {
          try $0.value("SELECT id FROM request WHERE title = \(title)")
        }
        return request != nil
      }
      guard arrives, let request else { return false }
      let apply = try words("FindRequests.apply")
      let makeOffer = try words("FindRequests.makeOffer")
      let another = try words("FindRequests.makeAnotherOffer")
      let send = try words("FindRequests.sendOffer")
      let entries = [
        (label: try words("FindRequests.itemText"), text: "Look at it"),
        (try words("FindRequests.itemQuantity"), "1"), (try words("FindRequests.itemPrice"), "60"),
        (try words("FindRequests.week"), ""),
      ]
      var sentIn: String?
      var sentAt: ContinuousClock.Instant?
      try await person.open("/requests/\(request)")
      try await person.go { look in
        if look.has(send) {
          // The page of the request shows whether the offer was sent.
          if let sentIn, look.window != sentIn { return .open("/requests/\(request)") }
          sentIn = look.window
          sentAt = .now
          return .press(send, entering: entries)
        }
        if look.path.hasSuffix("/offer") { return .wait }
        if look.path != "/requests/\(request)" { return .open("/requests/\(request)") }
        if look.has(another) { return .done }
        // The window that has sent the offer shows it shortly; a window outlives its process, but not a tap that was on its
        // way. A new window also needs time: it may first show a response from before the offer.
        if let sentAt {
          if sentAt.duration(to: .now) < .seconds(20) { return .wait }
          // An offer that is on its way, on the device or in the app, is not made again.
          if try await person.isSending || company.pro.isSending { return .wait }
        }
        sentIn = nil
        if look.has(makeOffer) { return .press(makeOffer) }
        return look.has(apply) ? .press(apply) : .wait
      }
      return true
    }
  }
}

/// A comparison of the requests and offers that were made with those of the service.
private struct Check {
  let lost: [String]
  let doubled: [String]

  init(_ company: QuotesCompany, asked: [String], offered: [String]) throws {
    let counts = try company.stored { database in
      let requests: [String] = try database.values(
        "SELECT title FROM request WHERE title LIKE 'Job %'")
      let applications: [String] = try database.values(
        """
        SELECT title FROM request JOIN application ON request = request.id
        WHERE title LIKE 'Job %'
        """)
      let offers: [String] = try database.values(
        "SELECT title FROM request JOIN quote ON request = request.id WHERE title LIKE 'Job %'")
      return [
        "request": requests, "application": applications, "offer": offers,
      ].mapValues { Dictionary(grouping: $0) { $0 }.mapValues(\.count) }
    }
    let expected = ["request": asked, "application": offered, "offer": offered]
    lost = expected.flatMap { kind, titles in
      titles.filter { counts[kind]?[$0] == nil }.map { "\(kind) \($0)" }
    }
    doubled = counts.flatMap { kind, titles in
      titles.filter { $0.value > 1 }.map { "\(kind) \($0.key)" }
    }
  }
}
