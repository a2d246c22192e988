import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// What a browser learns of a field's meaning, for the keyboard and for what it fills in.
@Suite struct FieldKindTests {
  @Test(arguments: [
    (FieldKind.plain, #"type="text""#),
    (.search, #"type="search" enterkeyhint="search""#),
    (
      .email,
      #"type="text" inputmode="email" autocapitalize="none" autocorrect="off" spellcheck="false" autocomplete="email""#
    ),
    (.password, #"type="password" autocomplete="current-password""#),
    (.number, #"type="text" inputmode="decimal" autocomplete="off""#),
    (.amount, #"type="text" inputmode="decimal" autocomplete="transaction-amount""#),
    (.pin, #"type="password" inputmode="numeric" autocomplete="one-time-code""#),
    (.cardNumber, #"type="text" inputmode="numeric" autocomplete="cc-number""#),
    (.cardExpiry, #"type="text" inputmode="numeric" autocomplete="cc-exp""#),
    (.cardHolder, #"type="text" autocapitalize="words" autocomplete="cc-name""#),
    (.securityCode, #"type="password" inputmode="numeric" autocomplete="cc-csc""#),
    (.name, #"type="text" autocapitalize="words" autocomplete="name""#),
    (.street, #"type="text" autocapitalize="words" autocomplete="address-line1""#),
    (.postcode, #"type="text" autocapitalize="characters" autocomplete="postal-code""#),
    (.city, #"type="text" autocapitalize="words" autocomplete="address-level2""#),
  ])
  func `a field's meaning chooses its keyboard and what is filled in`(
    kind: FieldKind, attributes: String
  ) async throws {
    let app = try ScriptedApp {
      Screen("form", path: "/", ScriptedPresenter(0)) { _ in
        TextField("Field", text: "", kind: kind, send: { .text($0) })
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let page = try await server.browser().page("/")
      #expect(
        page.first(#"<div [^>]*class="field"><label[^>]*>Field</label><input ([^>]*) id="#)
          == attributes)
    }
  }
}
