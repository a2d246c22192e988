import Foundation
import Scripted
import Sillar
import SillarTesting
import Testing

@Suite struct TestHostFilesTests {
  @Test func `a test chooses files as a person does`() async throws {
    let contents = Album.Contents()
    let app = try TestApp { Album.screen(contents: contents) }
    try await TestHost.open(app) { app in
      #expect(await app.text.contains("Photos: []\nPortrait: [] ✗ Missing"))
      try await app.choose(
        files: [ChosenFile("a.txt", Data("one".utf8)), ChosenFile("../b.txt", Data("two".utf8))],
        for: "Photos")
      try await app.see("Names: a.txt & b.txt")
      #expect(contents.all == ["one", "two"])
      try await app.choose(files: [ChosenFile("c"), ChosenFile("d")], for: "Portrait")
      try await app.see("✗ d — Only one file can be sent at once.")
      try await app.see("Names: a.txt & b.txt, c")
    }
  }

  @Test func `a field that is not there, or takes no files, fails the test`() async throws {
    let app = try TestApp { Album.screen() }
    var limits = TestHost.Limits()
    limits.wait = .milliseconds(50)
    try await TestHost.open(app, limits: limits) { app in
      await #expect(throws: TestFailure.self) {
        try await app.choose(files: [ChosenFile("a")], for: "Videos")
      }
      try await app.tap("Lock")
      await #expect(throws: TestFailure.self) {
        try await app.choose(files: [ChosenFile("a")], for: "Photos")
      }
    }
  }
}
