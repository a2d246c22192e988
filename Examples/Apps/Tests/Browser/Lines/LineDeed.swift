import Chromium
import Testing

/// What a person does in an app while its line does not work.
struct LineDeed: Sendable {
  let name: String
  let app: String
  /// True if the app asks who it is.
  var isMembers = false
  /// Goes to the screen, on a good line.
  let begin: @Sendable (_ page: Page, _ app: String) async throws -> Void
  /// Types or taps.
  let act: @Sendable (Page) async throws -> Void
  /// A JavaScript expression that is true once what was typed is there, and what was tapped is done, once.
  let isDone: String

  static let all = [
    LineDeed(
      name: "a game", app: "trivia",
      begin: { try await $0.openLive($1) }, act: { try await $0.click("Animals") },
      isDone: shows("Question 1 of 10")),
    LineDeed(
      name: "a search for films", app: "movies",
      begin: { try await $0.openLive($1) },
      act: { try await $0.fill("Search films", with: "matrix") }, isDone: has("matrix")),
    LineDeed(
      name: "a product", app: "market",
      begin: { try await $0.openLive($1 + "product/moka-pot") },
      act: { try await $0.click("Add to basket") },
      isDone: "\(shows("Go to basket")) && \(shows("Basket (1)"))"),
    LineDeed(
      name: "a search for products", app: "corner-shop",
      begin: { try await $0.openLive($1) },
      act: { try await $0.fill("Search products", with: "moka") }, isDone: has("moka")),
    LineDeed(
      name: "a form", app: "wallet",
      begin: { try await $0.openLive($1 + "sign-in") },
      act: { try await $0.fill("Email", with: "ada@files.example") },
      isDone: has("ada@files.example")),
    LineDeed(
      name: "a chat", app: "homeowner", isMembers: true,
      begin: { try await $0.openLive($1 + chat) },
      act: { page in
        try await page.fill("Message", with: "One more thing")
        try await page.click("Send")
        try await page.fill("Message", with: "And the tap?")
      },
      isDone: """
        \(has("And the tap?")) && [...document.querySelectorAll('.s-chat-own-message')]
          .filter(own => own.innerText.includes('One more thing')).length === 1
        """),
    LineDeed(
      name: "requests near a place", app: "pro", isMembers: true,
      begin: { try await $0.openLive($1) },
      act: { try await $0.fill("City or postcode", with: "Madrid") }, isDone: has("Madrid")),
  ]

  private static let chat = "requests/5e111a00-0000-4000-8000-000000000016/chats/carla"

  private static func shows(_ text: String) -> String {
    "document.body.innerText.includes('\(text)')"
  }

  private static func has(_ text: String) -> String {
    "[...document.querySelectorAll('input,textarea')].some(field => field.value === '\(text)')"
  }
}
