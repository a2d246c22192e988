import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// The bundled chats.
@Suite struct LiveContentTests {
  @Test func `something was said in chats, once`() async throws {
    try await withTemporaryFolder { folder in
      let ana = try #require(Member.ID("ana"))
      for _ in 1...2 {
        let quotes = try await QuotesStore(
          in: .test(folder), content: .bundled, now: { Date() })
        let live = LiveStore(quotes)
        let chats = try await live.read { try ListChats(of: ana).execute(in: $0) }
        #expect(chats.first?.last?.text == "Puedo pasar mañana a partir de las 17:00.")
        #expect(chats.first?.unread == 2)
        let chatsThere = try QuotesContent.bundled.chats
        let said = try await live.read { records in
          try chatsThere.map { story in
            let request = try #require(WorkRequest.ID(RequestStory.id("8000", story.request)))
            let professional = try #require(Member.ID(story.professional))
            let chat = ChatID(request: request, professional: professional)
            return try records.messages(of: chat, before: nil, limit: 100).count
          }
        }
        #expect(said == chatsThere.map(\.messages.count))
      }
    }
  }
}
