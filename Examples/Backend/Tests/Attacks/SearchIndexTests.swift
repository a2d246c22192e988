import BackendModel
import Foundation
import SillarData
import SillarTesting
import Testing

@testable import BackendInfra

/// Searches in tables that strangers can make large.
@Suite struct SearchIndexTests {
  /// Expects that SQLite reads what a query finds, by an index, and nothing else.
  ///
  /// - Returns: how it runs the query.
  @discardableResult
  private func expectIndex(
    _ query: SQL, in database: any SQLDatabase, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    let plan: [String] = try await database.read { database in
      try database.rows("EXPLAIN QUERY PLAN \(query)") { try $0["detail"] }
    }
    #expect(plan.contains { $0.hasPrefix("SEARCH") }, "\(plan)", sourceLocation: sourceLocation)
    #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)", sourceLocation: sourceLocation)
    return plan
  }

  @Test(arguments: [
    RequestSearch(kind: .roofing), RequestSearch(place: "madrid"), RequestSearch(place: "280"),
    RequestSearch(kind: .heating, place: "san seb"),
  ])
  func `a search for open requests reads what is found, and does not sort it`(
    search: RequestSearch
  ) async throws {
    try await withQuotes { quotes in
      let carla = try #require(Member.ID("carla"))
      let (query, order) = StoredQuotes.openRequests(for: carla, matching: search)
      let plan = try await expectIndex(
        "\(query) AND \(order) < \(100) ORDER BY \(order) DESC LIMIT \(20)",
        in: quotes.store.database)
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
      #expect(plan.contains { $0.contains("(kind=? AND") || $0.contains("(beginning=? AND") })
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
        // The places are those of the open requests and no others.
        let found: [String] = try await quotes.store.database.read { database in
          try database.values(
            """
            SELECT title FROM requestPlace JOIN request ON number = requestPlace.request
            WHERE beginning IN ('madrid', '28001', 'bilbao', '48001') ORDER BY title, beginning
            """)
        }
        #expect(found == ["moved", "moved", "stays", "stays"])
      }
    }
  }

  @Test func `of 1,200 people of one name 1,000 are looked at, and further words find the others`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      _ = try await ada.account()
      let store = commerce.store
      try await store.database.write { database in
        for number in 0..<1_200 {
          try store.records(in: database).insert(
            Person(
              handle: "same-\(number)", name: "\(number < 1_000 ? "Old" : "New") Same",
              customer: CustomerID("c-\(number)")))
        }
      }
      func people(_ query: String) async throws -> [String] {
        try await ada.get("\(Caller.wallet)/people?q=\(query)")
          .decoded(ListAnswer<PersonAnswer>.self).items.map(\.name)
      }
      #expect(try await people("same") == Array(repeating: "Old Same", count: 20))
      #expect(try await people("new+same") == Array(repeating: "New Same", count: 20))
      try await expectIndex(
        StoredRecords.people(matching: SearchWords("same"), without: "ada", limit: 20),
        in: store.catalog)
    }
  }

  @Test func `people are searched by the readers of the catalog, and money is read by others`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      _ = try await ada.account()
      let catalog = commerce.store.catalog
      let begun = catalog.queries
      #expect(try await ada.get("\(Caller.wallet)/people?q=lucia").status == 200)
      let searched = catalog.queries
      #expect(searched > begun)
      #expect(try await ada.get("\(Caller.wallet)/account").status == 200)
      #expect(catalog.queries == searched)
    }
  }
}
