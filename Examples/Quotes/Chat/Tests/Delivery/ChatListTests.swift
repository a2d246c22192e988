import ChatModel
import ChatTesting
import Kit
import Sillar
import SillarModel
import SillarTesting
import Testing
import Work
import WorkTesting

@testable import ChatDelivery

struct ChatListTests {
  @Test func `its texts are there in every language`() throws {
    for language in ["en", "es"] {
      _ = try Localization(language: language, modules: [ChatModule.module])
    }
  }

  @Test(arguments: ["en", "es"])
  func `the list has with whom, about what, the last word and what is unread, as it changes`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    let words = try world.words
    try await world.use(at: "/chats") { app in
      try await app.see("# \(words.text(Words.chatsTitle))")
      try await app.see("∅ \(words.text(Words.chatsEmpty))")
      world.chats.write("Buenos días", from: carla)
      try await app.see("Carla")
      try await app.see("A dripping tap")
      try await app.see("Buenos días")
      try await app.see("‹\(words.text(Words.chatsUnread, count: 1))›")
      world.chats.write("", from: ana, photo: PhotoID(rawValue: "p"))
      try await app.see(
        words.text(Words.chatsOwn, ["text": words.text(Words.chatsPhoto)]))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `an unread message is a notice in each language, and is none once it has been read`()
    async throws
  {
    let (chats, reconnection) = (MemoryChats(), ScriptedReconnection())
    var told = ChatModule.notices(of: chats, retrying: reconnection).makeAsyncIterator()
    #expect(await told.next()?.isEmpty == true)
    chats.write("Buenos días", from: carla)
    let notice = try #require(await told.next()?.first)
    let words = try Localization(language: "es", modules: [ChatModule.module])
    #expect(words.text(notice.title) == "Carla" && words.text(notice.text) == "Buenos días")
    #expect(notice.link == "/requests/\(tap.rawValue)/chats/carla" && notice.unread == 1)
    #expect(ChatModule.module.notices.map { words.text($0.title) } == ["Mensajes nuevos"])
    chats.write("", from: carla, photo: PhotoID(rawValue: "p"))
    let next = try #require(await told.next()?.first)
    #expect(next.subject == notice.subject && next.event != notice.event && next.unread == 2)
    #expect(words.text(next.text) == words.text(Words.chatsPhoto))
    chats.read(upTo: 2, in: chat)
    #expect(await told.next()?.isEmpty == true)
  }

  @Test func `a chat is opened from the list, and Back leads to the list`() async throws {
    let world = World()
    world.chats.write("Hello", from: carla)
    let path = "/requests/\(tap.rawValue)/chats/carla"
    try await world.use(at: "/chats") { app in
      try await app.tap("Carla")
      #expect(await app.location.path == path)
      try await app.back()
      #expect(await app.location.path == "/chats")
    }
    try await world.use(at: path) { app in
      try await app.back()
      try await app.see("# Messages")
    }
  }

  @Test func `without anything to show it says why, and asks again`() async throws {
    let world = World()
    world.chats.change { ($0.problem, $0.isUnknown) = (.offline, true) }
    try await world.use(at: "/chats") { app in
      try await app.see("∅ The service cannot be reached")
      try await app.tap("Try again")
      #expect(world.chats.state.asked == 2)
      world.chats.change { ($0.problem, $0.isUnknown) = (nil, false) }
      try await app.tap("Try again")
      try await app.see("∅ No conversations yet")
    }
  }

  @Test(arguments: [
    "/requests/r/chats", "/requests//chats/c", "/requests/r/chats/../x",
    "/requests/é/chats/c",
    "/requests/r/chats/\(String(repeating: "x", count: 101))",
  ])
  func `a path that leads nowhere is not opened`(_ path: String) async throws {
    try await World().use { app in
      try await app.dontOpen(path)
    }
  }
}
