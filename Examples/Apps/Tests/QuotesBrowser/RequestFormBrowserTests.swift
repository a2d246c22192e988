import Chromium
import Foundation
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// The form for a homeowner's request.
  @Suite(.timeLimit(.minutes(3))) struct RequestFormBrowserTests {
    private let words: AppWords

    init() throws {
      words = try AppWords(
        "Homeowner", ["Sillar", "SignIn", "Work", "OwnRequests", "Photos"], in: "en")
    }

    @Test func `a request that was begun is as it was after the app was killed`() async throws {
      try await QuotesCompany.open { company in
        let homeowner = company.homeowner
        let page = try await homeowner.signIn("Ana Ruiz", at: "/new", words: words)
        try await fillIn(page)

        // A draft that another window shows is stored.
        let other = try await page.context.newPage()
        try await other.waitUntil("the photo to be kept") {
          try await other.openLive(homeowner.url("/new"))
          return try await other.text.contains("1 photo")
        }
        try await other.close()
        await homeowner.program.crash()
        try await page.waitFor("No connection")
        try await homeowner.program.restart()

        // The page detects by itself that its window is lost.
        try await page.waitFor(words("OwnRequests.continued"))
        try await page.waitUntilLive()
        try await page.waitFor("1 photo")
        try await page.click(.text(words("OwnRequests.previous")))
        try await page.waitFor(words("OwnRequests.stepPlace"))
        let place = try await inputs(page)
        #expect(place == ["Madrid", "28004"])
        try await page.click(.text(words("OwnRequests.previous")))
        try await page.waitFor(words("OwnRequests.stepDescription"))
        let description = try await inputs(page)
        #expect(description == ["The shower drips", "Since Monday.\nThe valve is a year old."])
        try await page.click(.text(words("OwnRequests.previous")))
        try await page.waitUntil("document.querySelector('input:checked')")
        let kind = try await page.evaluate(
          "document.querySelector('input:checked').parentElement.innerText")
        #expect(kind.string == (try words("Work.plumbing")))

        for step in ["description", "place", "photos", "timing"] {
          try await page.click(.text(words("OwnRequests.proceed")))
          try await page.waitFor(words("OwnRequests.step\(step.capitalized)"))
        }
        try await page.click(.text(words("Work.this-month")))
        try await page.click(.text(words("OwnRequests.proceed")))
        try await page.waitFor(words("OwnRequests.stepSummary"))
        try await page.click(.text(words("OwnRequests.askForOffers")))
        try await page.waitUntil("location.pathname.startsWith('/requests/')")
        try await page.waitFor("The shower drips")
        try await page.waitForPictures(1)
        try await expectFound(by: "Carla Núñez", in: company)
      }
    }

    @Test func `who comes by a link to a deeper screen stays in the app on the way out of it`()
      async throws
    {
      try await QuotesCompany.open { company in
        let homeowner = company.homeowner
        let first = try await homeowner.signIn("Ana Ruiz", at: "/", words: words)
        let page = try await first.context.newPage()
        try await page.openLive(homeowner.url("/new"))
        try await page.click(.css("#back"))
        try await page.waitUntil("location.pathname == '/'")
        try await page.waitFor("El grifo de la cocina gotea")
        // The live value replaces the saved one, and everything below moves.
        try await page.waitForNo(words("Sillar.saved.updating"))
        try await page.click(.text(words("OwnRequests.newRequest")))
        try await page.waitUntil("location.pathname == '/new'")
        // After that, navigation works as usual.
        try await page.back()
        try await page.waitUntil("location.pathname == '/'")
        try await page.waitFor(words("OwnRequests.listTitle"))
        #expect(page.consoleErrors.isEmpty)
      }
    }

    /// Fills in the form up to the photos.
    private func fillIn(_ page: Page) async throws {
      let next = try words("OwnRequests.proceed")
      try await page.click(.text(words("Work.plumbing")))
      try await page.waitUntil("document.querySelector('input:checked')")
      try await page.click(.text(next))
      try await page.fill(.text(words("OwnRequests.title")), with: "The shower drips")
      try await page.click(.text(words("OwnRequests.description")))
      try await page.type("Since Monday.")
      try await page.press(.enter)
      try await page.type("The valve is a year old.")
      try await page.click(.text(next))
      try await page.fill(.text(words("OwnRequests.city")), with: "Madrid")
      try await page.fill(.text(words("OwnRequests.postcode")), with: "28004")
      try await page.click(.text(next))
      try await page.click(.text(words("OwnRequests.addPhotos")))
      try await page.choose([.photo("valve.jpg")])
      try await page.waitForPictures(1)
      try await page.click(.text(words("Photos.done")))
      try await page.waitFor("1 photo")
    }

    private func inputs(_ page: Page) async throws -> [String] {
      try await page.evaluate(
        "[...document.querySelectorAll('main input[type=text], main textarea')].map(one => one.value)"
      ).array.compactMap(\.string)
    }

    /// Checks that a professional of this kind of work sees the request and its photo.
    private func expectFound(by name: String, in company: QuotesCompany) async throws {
      let page = try await company.pro.signIn(name, at: "/", words: words)
      try await page.click("The shower drips")
      try await page.waitFor("The valve is a year old.")
      try await page.waitForPictures(1)
      #expect(page.consoleErrors.isEmpty)
    }
  }
}
