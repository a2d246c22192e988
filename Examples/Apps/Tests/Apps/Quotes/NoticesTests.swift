import Foundation
import Sillar
import SillarTesting
import Testing
import Work

@testable import ChatDelivery

/// What Homeowner says to a host about people who are away.
@Suite(.timeLimit(.minutes(2))) struct NoticesTests {
  private static let path = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"

  /// The notice of the chat.
  private static func notice(in notices: [Notice]) -> Notice? {
    notices.first { $0.kind == "Chat.newMessages" && $0.link == path }
  }

  @Test func `Ana is told of Carla's message, until she has read it, and nobody else is`()
    async throws
  {
    try await withQuotes { quotes in
      let visitor = newcomer(reading: "en")
      let folder = quotes.folder.appending(path: "homeowner")
      try await withProgram(.homeowner, in: folder, api: quotes.api) { program in
        try await program.open(as: visitor) { ana in
          try await ana.signIn(as: "ana")
          let told = program.app.notices(for: visitor.id, as: "ana")
          _ = await told.first { _ in true }
          try await quotes.open(.professional, quotes.api) { carla in
            try await carla.signIn(as: "carla")
            try await carla.host.open(Self.path)
            try await carla.host.type(
              "I come at nine", into: carla.words.text(ChatWords.writeLabel))
            try await carla.tap(ChatWords.writeSend)
            try await carla.host.see("I come at nine")
            // Her program ends with this block.
            try await carla.dontSee(ChatWords.markWaiting)
          }
          let text = LocalizedText(verbatim: "I come at nine")
          let notices = await told.first { Self.notice(in: $0)?.text == text } ?? []
          let notice = try #require(Self.notice(in: notices))
          #expect(ana.words.text(notice.title) == "Carla Núñez" && notice.unread > 0)
          try await ana.host.open(Self.path)
          try await ana.host.see("I come at nine")
          #expect(await told.first { Self.notice(in: $0) == nil } != nil)
          let strangers = [(visitor.id, "ben"), ("somebody", "ana"), (visitor.id, nil)]
          for (visitor, account) in strangers {
            let others = program.app.notices(for: visitor, as: account)
            #expect(await others.first { _ in true } == nil)
          }
        }
      }
    }
  }
}
