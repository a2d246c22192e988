import Foundation
import SillarData
import TestServers
import Testing

@testable import BackendInfra

/// Rows with characters that are now refused, or changed by another program, do not fail the lists they are in.
@Suite struct DamagedRowTests {
  private static let unreadable = "error A stored row cannot be read and is left out"

  @Test(arguments: ["city", "title", "description"])
  func `a request with a NUL is left out of every list, and the log has it once`(column: String)
    async throws
  {
    let log = Seen<String>()
    try await withTemporaryFolder { folder in
      try await withQuotes(in: folder, logger: log.logger()) { quotes in
        let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
        let (bad, good) = (try await ana.create(), try await ana.create())
        for request in [bad, good] { _ = try await carla.apply(to: request.id) }
        try await quotes.store.database.write { database in
          try database.execute(
            "UPDATE request SET \(identifier: column) = char(0) || 'Madrid' WHERE id = \(bad.id)")
        }
        for _ in 1...2 {
          for name in ["carla", "elena"] {
            let open = try await quotes.caller(name).list("/requests/open")
            #expect(open.items.map(\.id) == [good.id], "\(name)")
          }
          #expect(try await ana.list("/requests").items.map(\.id) == [good.id])
          #expect(try await carla.list("/requests").items.map(\.id) == [good.id])
          #expect(try await ana.get("/requests/\(bad.id)").status == 404)
        }
      }
    }
    #expect(log.all.count == 1, "\(log.all)")
    let line = try #require(log.all.first)
    #expect(line.hasPrefix(Self.unreadable))
    #expect(line.contains("(request, ") && line.contains("The column \"\(column)\""))
    #expect(!line.contains("Madrid"))
  }

  @Test func `an offer with a NUL is left out, and its request is shown`() async throws {
    let log = Seen<String>()
    try await withTemporaryFolder { folder in
      try await withQuotes(in: folder, logger: log.logger()) { quotes in
        let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
        let request = try await ana.create()
        _ = try await carla.apply(to: request.id)
        let quote = try await carla.offer(for: request.id)
        try await quotes.store.database.write {
          try $0.execute("UPDATE quoteItem SET text = 'x' || char(0) || 'y'")
        }
        for caller in [ana, carla] {
          let list = try await caller.list("/requests").items
          #expect(list.map(\.id) == [request.id])
          #expect(list.first?.professionals.map(\.quote) == [nil])
          #expect(try await caller.get("/quotes/\(quote.id)").status == 404)
        }
        // The professional can make another offer.
        _ = try await carla.offer(for: request.id)
        #expect(try await ana.request(request.id).professionals.first?.quote != nil)
      }
    }
    #expect(log.all.count == 1 && log.all.allSatisfy { $0.contains("(quote, ") })
  }

  @Test func `a text that was taken before it was refused is shown as it is`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let request = try await ana.create()
      let old = "\u{202E}Madrid \u{7}" + String(repeating: "x", count: 100)
      try await quotes.store.database.write {
        try $0.execute("UPDATE request SET city = \(old), title = ''")
      }
      let open = try await quotes.caller("carla").list("/requests/open").items
      #expect(open.map(\.place.city) == [old] && open.map(\.title) == [""])
      #expect(try await ana.change("/requests/\(request.id)/cancel", .cancel).state == "cancelled")
    }
  }

  @Test func `a page is full without the rows that cannot be read, and the next one is found`()
    async throws
  {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      var ids: [String] = []
      for number in 1...5 { ids.insert(try await ana.create(title: "\(number)").id, at: 0) }
      let damaged = ids[1]
      try await quotes.store.database.write {
        try $0.execute("UPDATE request SET kind = 'magic' WHERE id = \(damaged)")
      }
      let first = try await ana.list("/requests?limit=2")
      #expect(first.items.map(\.id) == [ids[0], ids[2]])
      let next = try #require(first.next)
      let second = try await ana.list("/requests?limit=2&after=\(next)")
      #expect(second.items.map(\.id) == [ids[3], ids[4]] && second.next == nil)
    }
  }

  @Test func `a chat goes on after a message that cannot be read`() async throws {
    try await withQuotes { live in
      let chat = String.chat(try await live.request(appliedTo: ["carla"]), "carla")
      let ana = try await live.caller("ana")
      for text in ["one", "two", "three"] { _ = try await ana.say(text, in: chat) }
      try await live.store.database.write {
        try $0.execute("UPDATE message SET text = char(0) WHERE number = 3")
      }
      #expect(try await ana.say("four", in: chat).number == 4)
      let page = try await live.caller("carla").messages(in: chat, "?limit=2")
      #expect(page.items.map(\.text) == ["four", "two"] && page.next == "2")
      #expect(try await ana.chats().map(\.last?.text) == ["four"])
    }
  }

  @Test func `money that cannot be read fails no list`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let before = try await ada.get("\(Caller.wallet)/requests")
        .decoded(ListAnswer<RequestAnswer>.self).items.count
      let (bad, good) = (
        try await ada.request(of: "lucia", 1), try await ada.request(of: "lucia", 2)
      )
      let order = try await ada.order()
      try await commerce.store.database.write { database in
        try database.execute(
          "UPDATE request SET note = 'a' || char(0) WHERE id = \(bad.id)")
        try database.execute("UPDATE posting SET note = char(0) WHERE note IS NOT NULL")
        try database.execute("UPDATE purchase SET payment = 'nonsense'")
      }
      let requests = try await ada.get("\(Caller.wallet)/requests")
      #expect(requests.status == 200, "\(requests.text)")
      let items = try requests.decoded(ListAnswer<RequestAnswer>.self).items
      #expect(items.count == before + 1 && items.map(\.id).contains(good.id))
      for path in ["\(Caller.wallet)/activity", "\(Caller.market)/orders"] {
        let answer = try await ada.get(path)
        #expect(answer.status == 200, "\(answer.text)")
      }
      #expect(try await ada.get("\(Caller.market)/orders/\(order.id)").status == 404)
      // Every call looks for orders to expire, also those of other customers.
      commerce.time.advance(minutes: 60)
      #expect(try await commerce.caller("bob").balance() == 250_00)
    }
  }
}
