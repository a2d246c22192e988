import Foundation
import Hummingbird
import Logging
import TestServers
import Testing

@testable import BackendInfra

/// The secrecy of the number and the security code of a card.
@Suite struct CardSecrecyTests {
  private let number = "5555555555554444"
  private let code = "7371"

  @Test func `no number and no security code is in any file or in the log`() async throws {
    try await withTemporaryFolder { folder in
      let log = Seen<String>()
      let logger = log.logger(from: .trace)
      try await withCommerce(in: folder, logger: logger) { commerce in
        let ada = try await commerce.caller()
        let order = try await ada.order()
        let body = String.card(number).replacing(#""737""#, with: #""\#(code)""#)
        let cards = "\(Caller.payments)/cards"
        let card = try await ada.post(cards, body, key: "k").decoded(CardAnswer.self)
        // Every failure of a request that has card data.
        _ = try await ada.post(cards, body, key: "k")
        _ = try await ada.post(cards, body + " ", key: nil)
        _ = try await ada.post(cards, body.replacing("2028", with: "2020"))
        _ = try await ada.post(cards, body.replacing(#""keep":true"#, with: #""keep":7"#))
        _ = try await ada.post(cards, String(body.dropLast()))
        _ = try await ada.post(cards, body.replacing("4444", with: "4445"), key: "k")
        _ = try await ada.post("\(Caller.market)/orders", body)
        _ = try await ada.pay(order.id, .byCard(card.id))

        // While the store is open, most data is in the WAL.
        try expectNothing(in: folder)
      }
      try expectNothing(in: folder)
      #expect(!log.all.joined().contains(number) && !log.all.joined().contains(code))
    }
  }

  private func expectNothing(in folder: URL) throws {
    let files = try storedBytes(in: folder)
    #expect(files["commerce.sqlite"] != nil)
    for (file, bytes) in files {
      #expect(bytes.range(of: Data(number.utf8)) == nil, "\(file)")
      #expect(bytes.range(of: Data(number.prefix(12).utf8)) == nil, "\(file)")
      #expect(bytes.range(of: Data("\"\(code)\"".utf8)) == nil, "\(file)")
    }
    // Proves that the search finds stored data.
    let all = files.values.reduce(Data(), +)
    #expect(all.range(of: Data("4444".utf8)) != nil)
  }

  @Test func `answers about a card say nothing that is secret`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let body = String.card(number)
      let texts = [
        try await ada.post("\(Caller.payments)/cards", body).text,
        try await ada.post("\(Caller.payments)/cards", body.replacing("4444", with: "4445")).text,
        try await ada.post("\(Caller.payments)/cards", body.replacing("2028", with: "2020")).text,
        try await ada.post("\(Caller.payments)/cards", String(body.dropLast(2))).text,
      ]
      // As a word: ids are random digits.
      for text in texts { #expect(!text.contains("55555") && !text.contains(/\b737\b/), "\(text)") }
    }
  }

  @Test func `the key is its owner's alone, stays the same, and is needed to guess`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "commerce.key")
      let first = try SecretFile.read(file, byteCount: 32)
      #expect(first.count == 32 && first != Data(repeating: 0, count: 32))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try SecretFile.read(file, byteCount: 32) == first)
      let here = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(here == ["commerce.key"])
      #expect(throws: StoreError.self) { try SecretFile.read(file, byteCount: 16) }
    }
  }

  @Test func `many who start at once agree on one key`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "commerce.key")
      let keys = try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<50 { group.addTask { try SecretFile.read(file, byteCount: 32) } }
        return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
      }
      #expect(keys.count == 1)
    }
  }
}
