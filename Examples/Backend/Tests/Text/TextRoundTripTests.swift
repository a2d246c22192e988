import Foundation
import SillarModel
import SillarTesting
import Testing

@testable import BackendInfra

/// Texts that a POST accepts and every GET returns unchanged.
@Suite struct TextRoundTripTests {
  /// Parts of texts that are known to cause errors in programs.
  private static let parts = [
    "a", " ", "\u{A0}", "\n", "\t", "\r\n", "\r", "\0", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9F}",
    "\u{200B}", "\u{200D}", "\u{200F}", "\u{202E}", "\u{2028}", "\u{2066}", "\u{2069}", "\u{FEFF}",
    "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "e\u{301}", "\u{1100}\u{1161}", "Å", "ﬁ",
    "İ", "ß", "שלום", "ﷺ", "👩‍👩‍👧‍👦", "🇪🇸", "𝔘", "Z\u{300}\u{301}\u{302}\u{303}", "'", "\"", "\\", "%",
    "%00", "\\u0000", "<script>", "&amp;", "'; DROP TABLE request; --", "{{", "../", "null", "NaN",
    "=1+1",
  ]

  /// Random texts, the same in each run.
  static let texts: [String] = {
    var random = SeededChance(seed: 20_261_121)
    let mixed = (0..<120).map { _ in
      (0..<Int.random(in: 1...6, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
    return parts + mixed
  }()

  /// Returns the text as a JSON string, without quotation marks.
  private func json(_ text: String) throws -> String {
    let data = try JSONEncoder().encode(text)
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }

  private func expectSame(_ one: String?, _ other: String, _ sent: String) {
    #expect(one.map { Array($0.utf8) } == Array(other.utf8), "\(sent.debugDescription)")
  }

  @Test func `a request and an offer read back as they were taken`() async throws {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let host = try await ana.create(kind: "plumbing")
      _ = try await carla.apply(to: host.id)
      var taken = 0
      for text in Self.texts {
        let sent = try json(text)
        let answer = try await ana.post(
          "/requests", .request(.newID, title: sent, city: sent))
        #expect([201, 422].contains(answer.status), "\(sent): \(answer.text)")
        let offer = try await carla.post(
          "/requests/\(host.id)/quotes",
          .quote(.newID).replacing("Hours", with: sent))
        #expect([201, 422].contains(offer.status), "\(sent): \(offer.text)")
        if offer.status == 201 {
          let made = try offer.decoded(QuoteAnswer.self)
          #expect(try await ana.quote(made.id).items == made.items, "\(sent)")
          expectSame(made.items[0].text, Self.stored(text), sent)
        }
        guard answer.status == 201 else { continue }
        taken += 1
        let made = try answer.decoded(WorkRequestAnswer.self)
        expectSame(made.title, Self.stored(text), sent)
        for shown in [
          try await ana.request(made.id), try await carla.request(made.id),
          try await ana.list("/requests?limit=1").items[0],
          try await carla.list("/requests/open?limit=1").items[0],
        ] {
          expectSame(shown.title, made.title, sent)
          expectSame(shown.place.city, made.place.city, sent)
        }
      }
      #expect(taken > 60)
    }
  }

  @Test func `a chat and a wallet read back as they were taken`() async throws {
    try await withQuotes { live in
      let chat = String.chat(try await live.request(appliedTo: ["carla"]), "carla")
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      for text in Self.texts {
        let answer = try await ana.post("\(chat)/messages", .message(.newID, json(text)))
        #expect([201, 422].contains(answer.status), "\(text.debugDescription): \(answer.text)")
        guard answer.status == 201 else { continue }
        let made = try answer.decoded(MessageAnswer.self)
        expectSame(
          try await carla.messages(in: chat, "?limit=1").items.first?.text, made.text, text)
        expectSame(try await carla.chats().first?.last?.text, made.text, text)
      }
    }
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      for text in Self.texts {
        let answer = try await ada.post(
          "\(Caller.wallet)/transfers", .transfer(to: "lucia", 1, note: json(text)))
        #expect([201, 422].contains(answer.status), "\(text.debugDescription): \(answer.text)")
        guard answer.status == 201 else { continue }
        let made = try answer.decoded(TransferAnswer.self)
        let shown = try await ada.get("\(Caller.wallet)/transfers/\(made.id)")
        expectSame(try shown.decoded(TransferAnswer.self).note, made.note, text)
      }
    }
  }

  /// Returns the text as it is stored: trimmed, by the rule of the framework.
  static func stored(_ text: String) -> String {
    TextRule.multiline.cleaned(text).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
