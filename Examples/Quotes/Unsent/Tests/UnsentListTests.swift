import Foundation
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import Testing
import WorkInfra
import WorkTesting

struct UnsentListTests {
  @Test func `what waits is listed by what it is about, and what needs somebody comes first`()
    async throws
  {
    try await World.with { world in
      try await world.write("hello", about: "r2")
      try await world.write("rude", about: "r1")
      try await world.write("again", about: "r2")
      try await world.use { app in
        try await app.see("Old roof")
        #expect(await app.text.components(separatedBy: "‹Waiting›").count == 4)
        try await app.dontSee("Refused")
      }
      try await world.sendAll()
      try await world.write("later", about: "r2")
      try await world.use { app in
        try await app.see("‹Refused›")
        try await app.see("That was too rude.")
        let text = await app.text
        let tap = try #require(text.range(of: "Leaking tap"))
        let roof = try #require(text.range(of: "Old roof"))
        #expect(tap.lowerBound < roof.lowerBound)
      }
    }
  }

  @Test(arguments: [
    ("en", "Everything has been sent", "A note"), ("es", "Está todo enviado", "A note"),
  ])
  func `the list says when all is sent, and keeps up by itself`(
    _ language: String, _ empty: String, _ title: String
  ) async throws {
    try await World.with { world in
      try await world.use(language: language) { app in
        try await app.see(empty)
        try await world.write("hello")
        try await app.see(title)
        try await app.dontSee(empty)
        try await world.sendAll()
        try await app.see(empty)
      }
      #expect(world.written.all == ["hello"])
    }
  }

  @Test func `discarding asks first, and what is kept is kept`() async throws {
    try await World.with { world in
      try await world.write("hello")
      try await world.use { app in
        try await app.tap("Discard")
        try await app.see("# Discard this change?")
        try await app.see("“A note” will not be sent")
        try await app.tap("Keep it")
        try await app.see("A note")
        try await app.tap("Discard")
        try await app.tap("Discard")
        try await app.see("Everything has been sent")
        #expect(await app.location.path == "/unsent")
      }
      try await world.sendAll()
      #expect(world.written.all == [])
    }
  }

  @Test func `what was refused can be tried again, or made another where the app knows how`()
    async throws
  {
    try await World.with { world in
      try await world.write("rude")
      try await world.sendAll()
      try await world.use { app in
        try await app.tap("Change")
        #expect(world.changed.lines == ["change request/r1"])
        try await app.tap("Try again")
        try await app.see("‹Waiting›")
      }
      try await world.rename("plain")
      try await world.use { app in
        #expect(await app.text.components(separatedBy: "[Change]").count == 2)
      }
    }
  }

  @Test func `of two changes, one holds: mine`() async throws {
    try await World.with { world in
      try await world.write("disputed")
      try await world.sendAll()
      try await world.use { app in
        try await app.see("‹Changed by somebody else too›")
        try await app.tap("Keep mine")
        try await app.see("‹Waiting›")
      }
      try await world.sendAll()
      #expect(world.written.all == ["disputed"])
    }
  }

  @Test func `of two changes, one holds: theirs`() async throws {
    try await World.with { world in
      try await world.write("disputed")
      try await world.sendAll()
      try await world.use { app in
        try await app.tap("Take theirs")
        try await app.see("Everything has been sent")
      }
      #expect(world.written.all == [])
    }
  }

  @Test func `what was overruled stays until it has been seen`() async throws {
    try await World.with { world in
      try await world.rename("disputed")
      try await world.sendAll()
      try await world.use { app in
        try await app.see("‹Not applied›")
        try await app.tap("Understood")
        try await app.see("Everything has been sent")
      }
    }
  }

  @Test func `what is under way cannot be taken back, and what a newer version made is explained`()
    async throws
  {
    try await World.with { world in
      try await world.write("hello")
      world.gate.close()
      try await world.use { app in
        let running = Task { await world.service.run() }
        try await app.see("‹Being sent›")
        world.gate.open()
        try await app.see("Everything has been sent")
        running.cancel()
        await running.value
      }
      try await world.write("from the future")
      try await world.service.database.write { database in
        try database.execute("UPDATE outbox SET version = 9")
      }
      try await world.use { app in
        try await app.see("‹From a newer version›")
        try await app.dontSee("Discard")
      }
    }
  }

  @Test(arguments: [
    ("en", "2 changes wait to be sent", "1 change needs your attention"),
    ("es", "2 cambios pendientes de enviar", "1 cambio necesita tu atención"),
  ])
  func `other screens have a line about it, with a way there`(
    _ language: String, _ waiting: String, _ parked: String
  ) async throws {
    try await World.with { world in
      try await world.use(at: "/", language: language) { app in
        try await app.see("Home")
        try await app.dontSee(waiting)
        try await world.write("rude")
        try await world.write("hello")
        try await app.see(waiting)
        try await world.sendAll()
        try await app.see(parked)
        try await app.tap(parked)
        #expect(await app.location.path == "/unsent")
      }
    }
  }
}
