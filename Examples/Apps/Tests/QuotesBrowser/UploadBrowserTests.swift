import Chromium
import Foundation
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Photos that a homeowner adds to a request, from the browser to the backend.
  @Suite(.timeLimit(.minutes(3))) struct UploadBrowserTests {
    /// The request about the dripping tap, for which Carla has applied.
    private static let path = "/requests/5e111a00-0000-4000-8000-000000000016"
    private let words: AppWords

    init() throws {
      words = try AppWords("Homeowner", ["Sillar", "SignIn", "OwnRequests", "Photos"], in: "en")
    }

    @Test func `several at once are seen before they are sent, and by the professional after`()
      async throws
    {
      try await QuotesCompany.open { company in
        let page = try await picker(company)
        company.homeowner.backendLine.cut()
        try await page.choose([
          .photo("tap.jpg"), .photo("sink.png", "image/png"), .photo("valve.webp", "image/webp"),
        ])
        try await page.waitForPictures(3)
        for name in ["tap.jpg", "sink.png", "valve.webp"] { try await page.waitFor(name) }
        try await page.waitFor(words("Photos.stateWaiting"))
        try company.homeowner.backendLine.mend()
        try await page.waitForNo(words("Photos.stateWaiting"), within: .seconds(30))
        try await page.click(.text(words("Photos.done")))
        try await page.waitUntil("location.pathname == '\(Self.path)'")
        try await page.waitForPictures(3)
        #expect(company.homeowner.uploads.isEmpty)

        let carla = try await company.pro.signIn("Carla Núñez", at: Self.path, words: words)
        try await carla.waitForPictures(3)
        #expect(carla.consoleErrors.isEmpty)
      }
    }

    @Test func `what is no photo or too large says why, whatever it is called`() async throws {
      try await QuotesCompany.open { company in
        let page = try await picker(company)
        let script = "<svg xmlns='http://www.w3.org/2000/svg'><script>hacked = 1</script></svg>"
        try await page.choose([
          .text("note.jpg", "Not a photo."), .text("drawing.png", script), .text("empty.jpg", ""),
          .zeros("huge.jpg", 10 << 20 | 1), .photo("../../x"),
        ])
        try await page.waitForPictures(1)
        for name in ["note.jpg", "drawing.png", "empty.jpg"] {
          try await page.waitFor("\(name) cannot be sent")
        }
        try await page.waitFor(words("Photos.file-not-a-photo"))
        try await page.waitFor(words("Photos.file-empty"))
        try await page.waitFor("A file may have 10 MB at most.")
        #expect(try await page.evaluate("typeof hacked").string == "undefined")
        // The path in a file name is removed.
        let name = try await page.evaluate("document.querySelector('main img').alt")
        #expect(name.string == "x")
        #expect(company.homeowner.uploads.isEmpty)
        #expect(page.consoleErrors.isEmpty)
      }
    }

    @Test func `one on its way says how far it is, and is gone when it is cancelled`() async throws
    {
      try await QuotesCompany.open { company in
        let page = try await picker(company)
        try await page.setUploadSpeed(1_000_000)
        try await page.choose([.photo("slow.jpg", padding: 9 << 20), .photo("fast.jpg")])
        try await page.waitUntil(
          "(bar => bar && bar.value > 0 && bar.value < bar.max)(document.querySelector('progress'))"
        )
        #expect(!company.homeowner.uploads.isEmpty)
        try await page.click(.role("button", name: "Cancel slow.jpg"))
        try await page.waitForNo("slow.jpg")
        try await page.waitFor("fast.jpg")
        try await page.waitForPictures(1)
        try await expectNoUploads(of: company.homeowner)
      }
    }

    @Test func `one that is cut off leaves nothing behind, whichever side has gone`() async throws {
      try await QuotesCompany.open { company in
        let (homeowner, page) = (company.homeowner, try await picker(company))
        let other = try await page.context.newPage()
        try await other.openLive(homeowner.url(Self.path))
        try await openPicker(on: other)
        for page in [page, other] {
          try await page.setUploadSpeed(1_000_000)
          try await page.choose([.photo("slow.jpg", padding: 9 << 20)])
        }
        try await page.waitUntil("both to be on their way") { homeowner.uploads.count == 2 }
        try await other.close()
        try await page.waitUntil("that of the closed page to go") { homeowner.uploads.count == 1 }
        homeowner.browserLine.cut()
        try await expectNoUploads(of: homeowner)
        try homeowner.browserLine.mend()
        try await page.waitFor(words("Sillar.file.cut-off"))
        // The user can choose the file again.
        try await page.setUploadSpeed(nil)
        try await page.choose([.photo("slow.jpg")])
        try await page.waitForPictures(1)
        try await expectNoUploads(of: homeowner)
      }
    }

    @Test func `one that is chosen without a connection is sent when there is one`() async throws {
      try await QuotesCompany.open { company in
        let page = try await picker(company)
        try await page.waitUntil(
          "performance.getEntriesByType('resource').some(one => one.name.includes('upload'))")
        company.homeowner.browserLine.cut()
        try await page.choose([.photo("tap.jpg")])
        try await page.waitFor("No connection")
        try company.homeowner.browserLine.mend()
        try await page.waitForPictures(1)
      }
    }

    @Test func `without a script the form brings them`() async throws {
      try await QuotesCompany.open { company in
        let page = try await newPage(javaScript: false)
        try await page.open(company.homeowner.url(Self.path))
        for name in ["Ana Ruiz", try words("SignIn.signIn")] {
          try await page.waitForLoad { try await page.click(.text(name)) }
        }
        try await page.waitForLoad {
          try await page.click(.text(words("OwnRequests.addPhotos")))
        }
        try await page.choose([
          .photo("tap.jpg"), .text("note.jpg", "Not a photo."), .zeros("huge.jpg", 10 << 20 | 1),
          .photo("../../x"),
        ])
        try await page.waitForLoad { try await page.click(.css(".modal .field button")) }
        try await page.waitFor("note.jpg cannot be sent")
        try await page.waitFor("A file may have 10 MB at most.")
        try await page.waitForPictures(2)
        try await page.waitForLoad { try await page.click(.text(words("Photos.done"))) }
        // A photo that waits to be sent has no picture yet, and without JavaScript only a reload shows the next state.
        try await page.waitUntil("both photos to be sent") {
          let shown = try await page.evaluate("document.querySelectorAll('main img').length")
          if shown.int == 2 { return true }
          try await page.reload()
          return false
        }
        try await page.waitForPictures(2)
        #expect(company.homeowner.uploads.isEmpty)
      }
    }

    /// Opens the screen on which Ana chooses photos for her request.
    private func picker(_ company: QuotesCompany) async throws -> Page {
      let page = try await company.homeowner.signIn("Ana Ruiz", at: Self.path, words: words)
      try await openPicker(on: page)
      return page
    }

    private func openPicker(on page: Page) async throws {
      try await page.waitFor("Carla Núñez")
      // The live value replaces the saved one, and everything below moves.
      try await page.waitForNo(words("Sillar.saved.updating"))
      try await page.click(.text(words("OwnRequests.addPhotos")))
      try await page.waitUntil("document.querySelector('[type=file]')")
    }

    private func expectNoUploads(of desk: QuotesDesk) async throws {
      let clock = ContinuousClock()
      let deadline = clock.now + .seconds(10)
      while !desk.uploads.isEmpty, clock.now < deadline {
        try await clock.sleep(for: .milliseconds(10))
      }
      #expect(desk.uploads.isEmpty)
    }
  }
}
