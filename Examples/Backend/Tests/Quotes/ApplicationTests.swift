import AsyncHTTPClient
import Foundation
import Testing

/// The four places of a request.
@Suite(.eachEngine) struct ApplicationTests {
  @Test func `of ten who apply at once, four get a place`() async throws {
    try await withTemporaryFolder { folder in
      try await withQuotes(in: folder, content: .accounts(more: 10)) { quotes in
        let ana = try await quotes.caller("ana")
        let request = try await ana.create()
        var callers: [Caller] = []
        for number in 0..<10 { callers.append(try await quotes.caller("pro-\(number)")) }
        let answers = try await withThrowingTaskGroup(of: Answer.self) { [callers] group in
          for caller in callers {
            group.addTask { try await caller.post("/requests/\(request.id)/applications") }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let statuses = answers.map(\.status).sorted()
        #expect(statuses == [201, 201, 201, 201, 409, 409, 409, 409, 409, 409])
        let refused = answers.filter { $0.status == 409 }
        for answer in refused {
          try answer.expect(409, "no-free-place")
        }
        let now = try await ana.request(request.id)
        #expect(now.freePlaces == 0)
        #expect(Set(now.professionals.map(\.person.id)).count == 4)
        // Only professionals with a place still find the request in the search.
        var found = 0
        for caller in callers { found += try await caller.list("/requests/open").items.count }
        #expect(found == 4)
      }
    }
  }
}
