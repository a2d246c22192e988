import ChatModel
import ChatTesting
import Foundation
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization
import Testing
import Work
import WorkTesting

@testable import ChatDelivery

struct ChatScreenTests {
  private func order(_ texts: [String], in screen: String) -> Bool {
    var rest = screen[...]
    for text in texts {
      guard let range = rest.range(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  @Test(arguments: ["en", "es"])
  func
    `a message is there at once, says how far it has come, and the other one's come by themselves`(
      _ language: String
    ) async throws
  {
    let world = World(language: language)
    let words = try world.words
    func mark(_ key: Words) -> String { words.text(key) }
    world.chats.write("Buenos días", from: carla)
    try await world.use { app in
      try await app.see("# Carla")
      try await app.type("¿Cuándo?", into: words.text(Words.writeLabel))
      try await app.tap(words.text(Words.writeSend))
      try await app.see(mark(.markWaiting))
      #expect(world.chats.state.pending.map(\.text) == ["¿Cuándo?"])
      world.chats.deliver()
      try await app.see(mark(.markSent))
      try await app.dontSee(mark(.markWaiting))
      world.chats.change { $0.receipts = Receipts(delivered: [carla.id: 2]) }
      try await app.see(mark(.markDelivered))
      world.chats.change { $0.receipts = Receipts(read: [carla.id: 2]) }
      try await app.see(mark(.markRead))
      world.chats.write("Mañana", from: carla)
      try await app.see("Mañana")
      #expect(order(["Buenos días", "¿Cuándo?", "Mañana"], in: await app.text))
    }
  }

  @Test func `days are those of the visitor's time zone, also when it becomes known late`()
    async throws
  {
    let world = World()
    world.chats.write("Good morning", from: carla)
    await world.clock.advance(by: .seconds(6 * 3600))
    try await world.use { app in
      try await app.see("Today")
      try await app.changeTimeZone(to: "America/Lima")
      try await app.see("Yesterday")
      try await app.dontSee("Today")
    }
    try await world.use(at: "/chats") { app in
      try await app.see("12:01")
      try await app.changeTimeZone(to: "America/Lima")
      try await app.see("5 hours ago")
    }
  }

  @Test func `what is on the screen counts as read, and nothing else does`() async throws {
    let world = World()
    world.chats.write("One", from: carla)
    world.chats.write("Two", from: ana)
    try await world.use(at: "/chats") { app in
      try await app.see("Two")
      #expect(world.chats.state.readUpTo == [])
      try await app.tap("Carla")
      try await app.see("One")
      #expect(world.chats.state.readUpTo == [1])
      world.chats.write("Three", from: carla)
      try await app.see("Three")
      #expect(world.chats.state.readUpTo == [1, 3])
    }
  }

  @Test func `earlier messages come above, and what comes later leaves them there`() async throws {
    let world = World()
    for number in 1...8 { world.chats.write("Word \(number).", from: carla) }
    try await world.use { app in
      try await app.see("Word 6.")
      try await app.dontSee("Word 5.")
      try await app.tap("Earlier messages")
      try await app.see("Word 3.")
      world.chats.write("Word 9.", from: carla)
      try await app.see("Word 9.")
      world.chats.fail("earlier *", .offline)
      try await app.tap("Earlier messages")
      try await app.see("✗ The service cannot be reached")
      world.chats.recover()
      try await app.tap("Earlier messages")
      try await app.dontSee("✗")
      try await app.dontSee("[Earlier messages]")
      #expect(order((1...9).map { "Word \($0)." }, in: await app.text))
    }
  }

  @Test func `one that was refused says why, and is sent again or discarded`() async throws {
    let world = World()
    try await world.use { app in
      try await app.see("∅ Nobody has written yet")
      try await app.type("Hello", into: "Message")
      try await app.tap("Send")
      world.chats.park(.notAccepted)
      try await app.see("The service does not accept this message as it is.")
      try await app.tap("All that is unsent")
      #expect(world.asked.lines == ["unsent"])
      try await app.tap("Send again")
      try await app.see("Waiting to be sent")
      try await app.dontSee("✗")
      world.chats.park(.gone)
      world.chats.change { $0.mayHaveBeenSent = true }
      try await app.tap("Discard")
      try await app.see("may have been sent already")
      world.chats.change { $0.mayHaveBeenSent = false }
      try await app.tap("Discard")
      try await app.see("∅ Nobody has written yet")
    }
  }

  @Test func `one that waits for a connection can be taken back where it stands`() async throws {
    let world = World()
    world.chats.write("Hi", from: carla)
    try await world.use { app in
      try await app.type("On time?", into: "Message")
      try await app.tap("Send")
      // While the service can be reached, a message cannot be discarded.
      try await app.see("Waiting to be sent")
      try await app.dontSee("[Discard]")
      world.chats.change { state in
        state.problem = .offline
        state.savedAt = world.clock.date
      }
      try await app.tap("Discard")
      try await app.dontSee("On time?")
      try await app.see("Hi")
    }
  }

  @Test func `what is typed stays when one leaves, and goes when it is sent`() async throws {
    let world = World()
    try await world.use { app in
      try await app.type("When could you", into: "Message")
      try await app.back()
    }
    try await world.use { app in
      try await app.see("Message: [When could you]")
      try await app.tap("Send")
      try await app.dontSee("Message: [When could you]")
    }
    #expect(world.chats.state.draft == ChatDraft())
  }

  @Test func `the next message may be sent while the last one is still being stored`() async throws
  {
    let world = World()
    let storing = world.chats.hold("send")
    try await world.use { app in
      for text in ["One", "Two"] {
        try await app.type(text, into: "Message")
        try await app.tap("Send")
      }
      // A second tap finds an empty field, and shows no problem.
      try await app.tap("Send")
      storing.open()
      try await app.see("Two")
      try await app.see("Message: []")
      try await app.dontSee("Write something")
      #expect(world.chats.state.pending.map(\.text) == ["One", "Two"])
    }
  }

  @Test func `the field is free at once, and the text is kept until the message is stored`()
    async throws
  {
    let world = World()
    let storing = world.chats.hold("send")
    try await world.use { app in
      try await app.type("Hello", into: "Message")
      try await app.tap("Send")
      try await app.see("Message: []")
      #expect(world.chats.state.draft == ChatDraft(text: "Hello"))
      try await app.type("And when?", into: "Message")
      try await app.tap("Send")
      try await app.type("Please", into: "Message")
      storing.open()
      try await app.see("And when?")
      try await app.see("Message: [Please]")
      #expect(world.chats.state.draft == ChatDraft(text: "Please"))
      #expect(world.chats.state.pending.map(\.text) == ["Hello", "And when?"])
    }
  }

  @Test func `a message that cannot be kept stands in front of the text typed meanwhile`()
    async throws
  {
    let world = World()
    world.chats.fail("send", .notStored(detail: "full"))
    let storing = world.chats.hold("send")
    try await world.use { app in
      for text in ["One", "Two"] {
        try await app.type(text, into: "Message")
        try await app.tap("Send")
      }
      try await app.type("Three", into: "Message")
      storing.open()
      try await app.see("✗ It could not be saved")
      #expect(world.chats.state.draft == ChatDraft(text: "One\nTwo\nThree"))
    }
  }

  @Test func `nothing, and too much, are not sent, and it says so`() async throws {
    let world = World()
    try await world.use { app in
      try await app.tap("Send")
      try await app.see("Write something or add a photo first.")
      try await app.type(String(repeating: "x", count: 2002), into: "Message")
      try await app.see("2 characters too many")
      try await app.tap("Send")
      try await app.see("2 characters too many")
      #expect(world.chats.state.pending.isEmpty)
      #expect(world.chats.state.draft.text.count == 2002)
    }
  }

  @Test func `what cannot be kept is still in the field`() async throws {
    let world = World()
    world.chats.fail("send", .notStored(detail: "full"))
    try await world.use { app in
      try await app.type("Hello", into: "Message")
      try await app.tap("Send")
      try await app.see("✗ It could not be saved")
      try await app.see("Message: [Hello]")
      world.chats.recover()
      try await app.tap("Send")
      try await app.dontSee("✗")
      try await app.see("Waiting to be sent")
    }
  }

  @Test func `photos are picked for this chat, seen before, removed, and sent`() async throws {
    let world = World()
    let photos = [PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2"), PhotoID(rawValue: "p3")]
    world.photos.withLock { $0 = photos }
    try await world.use { app in
      try await app.tap("Add photos")
      #expect(world.asked.lines == ["photos chat/\(tap.rawValue)~carla"])
      try await app.see("3 photos will be sent")
      try await app.tap("Remove", in: "Photo 1")
      try await app.see("2 photos will be sent")
      try await app.tap("Send")
      try await app.see("Photo from you")
      #expect(world.chats.state.pending.map(\.photo) == Array(photos.dropFirst()))
    }
  }

  @Test(arguments: ["en", "es"])
  func `offline it says how old it is, and a chat that is not there says so`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    let words = try world.words
    world.chats.write("Hi", from: carla)
    world.chats.change { state in
      state.problem = .offline
      state.savedAt = world.clock.date - 300
    }
    try await world.use { app in
      try await app.see(language == "en" ? "Offline, saved 5 min" : "Sin conexión, guardado hace 5")
      try await app.advance(by: .seconds(70))
      try await app.see("6 min")
      world.chats.change { ($0.problem, $0.savedAt) = (nil, nil) }
      try await app.dontSee("6 min")
    }
    world.chats.change { ($0.problem, $0.isUnknown) = (.notFound, true) }
    try await world.use { app in
      try await app.see(language == "en" ? "∅ It is not there any more" : "∅ ")
      try await app.dontSee(words.text(Words.writeSend))
    }
  }

  @Test func `a service that fails can be asked again, and one can write meanwhile`() async throws {
    let world = World()
    world.chats.change { ($0.problem, $0.isUnknown) = (.broken(""), true) }
    try await world.use { app in
      try await app.see("∅ The service has a problem")
      try await app.see("[Send]")
      try await app.tap("Try again")
      #expect(world.chats.state.asked == 2)
      world.chats.change { ($0.problem, $0.isUnknown) = (nil, false) }
      try await app.tap("Try again")
      try await app.see("∅ Nobody has written yet")
    }
  }

  @Test func `the request that it is about is one tap away`() async throws {
    let world = World()
    try await world.use { app in
      try await app.tap("About: A dripping tap")
      #expect(world.asked.lines == ["request \(tap.rawValue)"])
    }
  }
}
