import Foundation
import OwnRequestsModel
import Scripted
import SillarData
import TestServers
import Testing
import WorkInfra
import WorkTesting

/// Drafts and unsent changes in the form in which they are stored.
struct StoredEarlierTests {
  private let quotes = FakeQuotes()

  @Test func `a draft is there again`() async throws {
    try await withFolder { folder in
      let world = try World(try await refusingURL(), in: folder)
      let draft = """
        {"id": "r1", "step": "summary", "kind": "plumbing", "title": "The tap drips",
          "description": "Since Monday.", "city": "Madrid", "postcode": "28004",
          "timing": "this-month", "photos": ["p1"]}
        """
      try await world.service.database.write { database in
        try database.execute(
          """
          INSERT INTO draft (owner, name, version, number, payload)
          VALUES ('ana', 'request', 1, 1, \(Data(draft.utf8)))
          """)
      }
      let kept = try await world.actions().drafts.load()
      #expect(kept == finishedDraft())
    }
  }

  private static let contents = """
    "kind": "plumbing", "title": "The tap drips", "description": "Since Monday.",
    "place": {"city": "Madrid", "postcode": "28004"}, "when": "this-month"
    """

  @Test(arguments: [
    (
      "create-request", #""request": {"id": "r9", "photos": [], \#(contents)}"#, "POST requests"
    ),
    (
      "change-request",
      """
      "request": "open", "basedOn": 1, "before": {\(contents)},
      "after": {\(contents.replacing("drips", with: "leaks"))}
      """, "PATCH requests/open"
    ),
    (
      "cancel-request",
      #""request": "open", "cancellation": {"reason": "changed-mind", "note": "Sorry"}"#,
      "POST requests/open/cancel"
    ),
    ("finish-request", #""request": "assigned""#, "POST requests/assigned/done"),
    (
      "rate-work", #""request": "done", "rating": {"stars": 4, "text": "On time"}"#,
      "POST requests/done/ratings"
    ),
    (
      "rate-contact",
      #""request": "open", "professional": "carla", "rating": {"stars": 4, "text": ""}"#,
      "POST requests/open/ratings"
    ),
    (
      "add-photo-to-request", #""request": "open", "photo": "p1""#, "POST requests/open/photos"
    ),
    (
      "accept-quote", #""request": "open", "quote": "quote-carla""#,
      "POST quotes/quote-carla/accept"
    ),
    (
      "decline-quote", #""request": "open", "quote": "quote-carla""#,
      "POST quotes/quote-carla/decline"
    ),
  ])
  func `an unsent change is sent`(
    _ kind: String, _ members: String, _ operation: String
  ) async throws {
    let carla = FakeRequest.application("carla", quote: "offered")
    let diego = FakeRequest.application("diego", quote: "accepted")
    quotes.add(FakeRequest("open", professionals: [carla]))
    quotes.add(FakeRequest("assigned", state: "assigned", professionals: [diego]))
    quotes.add(FakeRequest("done", state: "done", professionals: [diego]))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.service.database.write { database in
          try database.execute(
            """
            INSERT INTO outbox (id, owner, subject, kind, version, payload, key, state, reason,
              attempts, overrides, enqueuedAt)
            VALUES (1, 'ana', 'request/r1', \(kind), 1,
              \(Data(#"{"effect": "e", \#(members)}"#.utf8)), 'k', 'waiting', '', 0, 0, 0)
            """)
        }
        try await world.send()
        #expect(quotes.operations == [operation])
      }
    }
  }
}
