import Foundation
import Kit
import PhotosModel
import PhotosTesting
import Sillar
import SillarTesting
import Synchronization
import Testing
import Work

@testable import PhotosDelivery

struct PickerTests {
  private let good = [ChosenFile("tap.jpg", Sample.jpeg), ChosenFile("wall.png", Sample.png)]

  @Test(arguments: ["en", "es"])
  func `several photos are chosen at once, seen with their state, and handed over`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    let words = try world.words
    try await world.use { app in
      try await app.see("# \(words.text(Words.title))")
      try await app.choose(files: good, for: words.text(Words.field))
      try await app.see("tap.jpg")
      try await app.see("wall.png")
      try await app.see(words.text(Words.chosen, count: 2))
      try await app.see("‹\(words.text(Words.stateWaiting))›")
      world.photos.set(.sent)
      try await app.see("‹\(words.text(Words.stateSent))›")
      try await app.tap(words.text(Words.done))
      #expect(await app.location.modals == 0)
    }
    let picked = world.picked.withLock { $0 }
    #expect(picked.count == 1)
    #expect(Set(picked.flatMap(\.self)) == Set(world.photos.state.keys))
    #expect(world.photos.log() == ["add request/r1", "add request/r1"])
  }

  @Test(arguments: ["en", "es"])
  func `what is no photo says why, and the others are taken`(_ language: String) async throws {
    let world = World(language: language)
    let words = try world.words
    try await world.use { app in
      try await app.choose(
        files: good + [ChosenFile("trick.jpg", Sample.script), ChosenFile("empty.png", Data())],
        for: words.text(Words.field))
      try await app.see(words.text(Words.refused, ["name": "trick.jpg"]))
      try await app.see(words.text(PhotoProblem.notAPhoto))
      try await app.see(words.text(PhotoProblem.empty))
      try await app.see("wall.png")
      world.photos.fail(.notKept)
      try await app.choose(files: good, for: words.text(Words.field))
      try await app.see(words.text(PhotoProblem.notKept))
    }
  }

  @Test func `what is said of one stays when the next one comes, until it is chosen again`()
    async throws
  {
    let world = World()
    try await world.use { app in
      // Files that are chosen together arrive one by one, as from a browser.
      try await app.choose(files: [ChosenFile("tap.jpg", Sample.script)], for: "Photos")
      try await app.choose(files: [ChosenFile("empty.png", Data())], for: "Photos")
      try await app.choose(files: [good[1]], for: "Photos")
      try await app.see("tap.jpg cannot be sent")
      try await app.see("empty.png cannot be sent")
      try await app.choose(files: [good[0]], for: "Photos")
      try await app.dontSee("tap.jpg cannot be sent")
      try await app.see("empty.png cannot be sent")
      try await app.see("2 photos")
    }
  }

  @Test func `Back hands over too, and Cancel gives up`() async throws {
    let world = World()
    try await world.use { app in
      try await app.choose(files: good, for: "Photos")
      try await app.back()
      try await app.dontSee("Add photos")
      #expect(world.picked.withLock { $0 }.map(\.count) == [2])
      try await app.tap("Pick")
      try await app.choose(files: good, for: "Photos")
      try await app.tap("Cancel")
      try await app.dontSee("Add photos")
      #expect(world.picked.withLock { $0 }.count == 1)
      #expect(world.photos.state.count == 2)
    }
  }

  @Test func `chosen photos come back with the window, and are handed over then`() async throws {
    let world = World()
    try await world.use { app in
      try await app.choose(files: good, for: "Photos")
      try await app.see("2 photos")
      try await app.reopened { app in
        try await app.see("tap.jpg")
        try await app.see("wall.png")
        try await app.tap("Done")
      }
    }
    #expect(Set(world.picked.withLock { $0.flatMap(\.self) }) == Set(world.photos.state.keys))
  }

  @Test func `one is removed before anything is handed over`() async throws {
    let world = World()
    try await world.use { app in
      try await app.choose(files: [good[0]], for: "Photos")
      try await app.tap("Remove")
      try await app.dontSee("tap.jpg")
      #expect(world.photos.state.isEmpty)
      try await app.tap("Done")
    }
    #expect(world.picked.withLock { $0 }.isEmpty)
  }

  @Test func `one that the service refuses says why, and is sent again`() async throws {
    let world = World()
    try await world.use { app in
      try await app.choose(files: [good[0]], for: "Photos")
      world.photos.set(.parked(.notAPhoto))
      try await app.see("The service does not recognize it as a photo.")
      try await app.tap("Send again")
      try await app.see("‹Waiting to be sent›")
      try await app.dontSee("recognize")
    }
  }
}
