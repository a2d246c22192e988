import BackendModel
import Foundation
import GRDB
import SillarTesting
import Testing

@testable import BackendInfra

/// Searches in tables that strangers can make large.
@Suite struct SearchIndexTests {
  /// The statements that SQLite has run.
  private final class Statements {
    var all: [String] = []
  }

  /// Returns how SQLite runs the statements of `body`: what it searches by an index, and what it scans.
  private func steps(in db: Database, _ body: () throws -> Void) throws -> [String] {
    let statements = Statements()
    db.trace { event in
      if case .statement(let statement) = event { statements.all.append(statement.expandedSQL) }
    }
    try body()
    db.trace(nil)
    #expect(!statements.all.isEmpty)
    // Statements of the index itself begin with a comment.
    return try statements.all.filter { !$0.hasPrefix("--") }.flatMap { sql in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
    }
  }

  private func expectIndex(_ plan: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      plan.contains { $0.contains("VIRTUAL TABLE INDEX") }, "\(plan)",
      sourceLocation: sourceLocation)
    let scans = plan.filter {
      $0.hasPrefix("SCAN") && !$0.contains("VIRTUAL TABLE INDEX") && !$0.contains("Text_config")
    }
    #expect(scans == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    RequestSearch(kind: .roofing), RequestSearch(place: "madrid"), RequestSearch(place: "280"),
    RequestSearch(kind: .heating, place: "san seb"),
  ])
  func `a search for open requests reads what is found, and does not sort it`(
    search: RequestSearch
  ) async throws {
    try await withQuotes { quotes in
      let store = quotes.store
      let carla = try #require(Member.ID("carla"))
      try await quotes.request()
      let plan = try await store.pool.read { db in
        try steps(in: db) {
          _ = try store.records(in: db).openRequests(for: carla, matching: search, SliceRequest())
        }
      }
      expectIndex(plan)
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }
  }

  @Test func `places are found by their beginning, whatever they are made of`() async throws {
    try await withQuotes { quotes in
      var chance = SeededChance(seed: 16)
      let parts = [
        "Madrid", "Málaga", "San", "Sebastián", " ", "-", "'", "\"", "*", "(", ")", ":", "^", "%",
        "_", "OR", "NEAR", "2", "28", "ﬁ", "Å", "ß", "İ", "東京", "مدينة", "e\u{301}", "l'Hospitalet",
      ]
      func text() -> String {
        (0..<Int.random(in: 1...4, using: &chance))
          .map { _ in parts.randomElement(using: &chance) ?? "" }.joined()
      }
      let (ana, carla) = (try #require(Member.ID("ana")), try #require(Member.ID("carla")))
      var places: [Place] = []
      while places.count < 100 {
        guard let place = try? Place(city: text(), postcode: "\(28_000 + 50 * places.count)") else {
          continue
        }
        places.append(place)
        let request = WorkRequest(
          id: try #require(WorkRequest.ID(.newID)), homeowner: ana,
          details: try WorkDetails(
            kind: .plumbing, title: "\(places.count)", description: "It drips.", place: place,
            when: .flexible), created: quotes.time.now)
        try await quotes.store.change { try $0.insert(request) }
      }
      var found = 0
      for number in 0..<300 {
        let begin = places[number % 100].city.prefix(Int.random(in: 1...6, using: &chance))
        let search = RequestSearch(place: number.isMultiple(of: 2) ? text() : String(begin))
        let requests = try await quotes.store.read { records in
          try records.openRequests(for: carla, matching: search, SliceRequest(limit: 100)).items
        }
        // Signs alone are in no index: nothing is found by them.
        let hasWord = search.place.contains { $0.isLetter || $0.isNumber }
        let expected = places.filter { place in
          search.place.isEmpty
            || hasWord
              && [Place.searchable(place.city), place.postcode]
                .contains { $0.unicodeScalars.starts(with: search.place.unicodeScalars) }
        }
        #expect(
          requests.map(\.details.place) == expected.reversed(), "\(search.place.debugDescription)")
        found += requests.count
      }
      #expect(found > 500)
    }
  }

  @Test func `what is edited, taken back or full is found as it is now, also after a restart`()
    async throws
  {
    try await withTemporaryFolder { folder in
      func found(_ quotes: QuotesServer, _ query: String) async throws -> [String] {
        try await quotes.caller("elena").list("/requests/open?\(query)").items.map(\.title)
      }
      try await withQuotes(in: folder) { quotes in
        let ana = try await quotes.caller("ana")
        let moved = try await ana.create(title: "moved", city: "Madrid")
        let gone = try await ana.create(title: "gone", city: "Madrid")
        _ = try await ana.create(title: "stays", city: "Madrid")
        #expect(try await found(quotes, "place=mad") == ["stays", "gone", "moved"])
        let edit = try await ana.send(
          "PATCH", "/requests/\(moved.id)",
          #"{"version":1,"kind":"heating","place":{"city":"Bilbao","postcode":"48001"}}"#)
        #expect(edit.status == 200, "\(edit.text)")
        _ = try await ana.change("/requests/\(gone.id)/cancel", .cancel)
      }
      try await withQuotes(in: folder) { quotes in
        #expect(try await found(quotes, "place=mad") == ["stays"])
        #expect(try await found(quotes, "place=bil") == ["moved"])
        #expect(try await found(quotes, "place=48") == ["moved"])
        #expect(try await found(quotes, "kind=heating") == ["moved"])
        #expect(try await found(quotes, "kind=plumbing&place=bil") == [])
        #expect(try await found(quotes, "") == ["stays", "moved"])
        // The index has the open requests and no others.
        let rows = try await quotes.store.pool.write { db in
          // Compares it with the requests that are open.
          try db.execute(sql: "INSERT INTO requestText (requestText) VALUES ('integrity-check')")
          return try Int.fetchOne(
            db, sql: "SELECT count(*) FROM requestText WHERE requestText MATCH 'plumbing'")
        }
        #expect(rows == 1)
      }
    }
  }

  @Test func `of 1,200 people of one name 1,000 are looked at, and further words find the others`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = commerce.caller()
      _ = try await ada.account()
      try await commerce.store.pool.write { db in
        for number in 0..<1_200 {
          try db.execute(
            sql: "INSERT INTO person (handle, name, customer) VALUES (?, ?, ?)",
            arguments: ["same-\(number)", "\(number < 1_000 ? "Old" : "New") Same", "c-\(number)"])
        }
      }
      func people(_ query: String) async throws -> [String] {
        try await ada.get("\(Caller.wallet)/people?q=\(query)")
          .decoded(ListAnswer<PersonAnswer>.self).items.map(\.name)
      }
      #expect(try await people("same") == Array(repeating: "Old Same", count: 20))
      #expect(try await people("new+same") == Array(repeating: "New Same", count: 20))
      let store = commerce.store
      let plan = try await store.catalog.read { db in
        try steps(in: db) {
          _ = try store.records(in: db)
            .people(matching: SearchWords("same"), without: "ada", limit: 20)
        }
      }
      expectIndex(plan)
    }
  }

  @Test func `people are searched by the readers of the catalog, and money is read by others`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = commerce.caller()
      #expect(try await ada.get("\(Caller.wallet)/people?q=lucia").status == 200)
      try commerce.store.catalog.close()
      #expect(try await ada.get("\(Caller.wallet)/people?q=lucia").status >= 500)
      #expect(try await ada.get("\(Caller.wallet)/account").status == 200)
    }
  }
}
