import SillarTesting
import Testing

@testable import ChatDelivery
@testable import OwnRequestsDelivery

/// Back navigation from chats that a link has opened.
@Suite(.timeLimit(.minutes(1))) struct ChatLinkTests {
  @Test func `Back leads from a chat to all chats, and from there to the home`() async throws {
    let path = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"
    try await withQuotes { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { window in
        try await window.signIn(as: "ana")
        try await window.host.open(path)
        try await window.host.see("# Carla Núñez")
        try await window.host.back()
        try await window.see(ChatWords.chatsTitle)
        try await window.host.open("/chats")
        try await window.host.back()
        try await window.see(OwnWords.newRequest)
      }
    }
  }
}
