import BackendModel
import Foundation
import Money
import Testing

/// The validation of cards, keys, customers, languages and entries of the ledger.
@Suite struct CommerceValueTests {
  @Test(arguments: [
    ("4242424242424242", CardBrand.visa), ("5555555555554444", .mastercard),
    ("2223003122003222", .mastercard), ("378282246310005", .amex),
    ("6011111111111117", .other), ("4000000000000002", .visa), ("4222222222222", .visa),
  ])
  func `a number tells whose card it is`(number: String, brand: CardBrand) throws {
    let card = try #require(CardNumber(number))
    #expect(card.brand == brand)
    #expect(card.last4 == String(number.suffix(4)))
    #expect(card.isDeclined == (number == "4000000000000002"))
  }

  @Test(arguments: [
    "", "4242424242424243", "4242 4242 4242 4242", "42424242424", "42424242424242424242",
    "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", "-424242424242424",
  ])
  func `what is no number of a card`(number: String) {
    #expect(CardNumber(number) == nil)
  }

  @Test func `a wrong digit anywhere is found`() {
    let digits = Array("4242424242424242")
    for place in digits.indices {
      for digit in "0123456789" where digit != digits[place] {
        var wrong = digits
        wrong[place] = digit
        #expect(CardNumber(String(wrong)) == nil)
      }
    }
  }

  @Test func `a number does not print`() throws {
    let number = try #require(CardNumber("4242424242424242"))
    var dumped = ""
    dump(number, to: &dumped)
    #expect("\(number) \(String(reflecting: number)) \(dumped)".contains("42424") == false)
  }

  @Test func `a card can be used until the end of its month in Greenwich`() throws {
    let expiry = try #require(CardExpiry("2028-02"))
    let end = try Date("2028-02-29T23:59:59Z", strategy: .iso8601)
    #expect(!expiry.hasPassed(at: end))
    #expect(expiry.hasPassed(at: end.addingTimeInterval(1)))
    #expect(expiry.description == "2028-02")
    for text in ["2028-13", "2028-00", "28-02", "2028-2", "2028/02", "2028-02-01", ""] {
      #expect(CardExpiry(text) == nil, "\(text)")
    }
  }

  @Test func `what can name a customer, and be a key`() {
    let long = String(repeating: "x", count: 128)
    #expect(["a", "A-z_0.9", long].allSatisfy { CustomerID($0) != nil })
    #expect(["", "a b", "a/b", "á", long + "x"].allSatisfy { CustomerID($0) == nil })
    #expect(["!", "a/b~", long].allSatisfy { IdempotencyKey($0) != nil })
    #expect(["", "a b", "á", "\u{7F}", long + "x"].allSatisfy { IdempotencyKey($0) == nil })
  }

  @Test(arguments: [
    ("", Language.english), ("es", .spanish), ("es-ES,es;q=0.9,en;q=0.8", .spanish),
    ("fr, es;q=0.5", .spanish), ("en;q=0.5, es;q=0.7", .spanish), ("fr", .english),
    ("es;q=0", .english), ("EN-gb, es", .english), ("*, es;q=0.1", .english), (";;q=,", .english),
  ])
  func `the language that is liked best`(header: String, language: Language) {
    #expect(Language(accepted: header) == language)
  }

  @Test func `a language that only products have is asked for among theirs`() {
    #expect(Language(accepted: "pt-BR, en;q=0.5", among: Language.allCases) == .portuguese)
    #expect(Language(accepted: "pt-BR, es;q=0.5") == .spanish)
  }

  @Test(arguments: [
    Account.person("lucia"), .grants, .market(.eur), .market(.ars), .cards(.eur), .cards(.ars),
    .interest(.ars),
  ])
  func `an account is found by its id, which no other account has`(account: Account) {
    #expect(Account(id: account.id) == account)
    for id in ["merchant:market:EUR", "merchant:market:pesos", "house:market:ARS", "a::", ":", ""] {
      #expect(Account(id: id) == nil)
    }
  }

  @Test func `an entry that does not add up cannot be made`() throws {
    func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }
    let now = Date(timeIntervalSince1970: 0)
    #expect(throws: LedgerError.unbalanced) {
      try LedgerEntry(
        date: now, [Posting(.market(.eur), euros(5)), Posting(.cards(.eur), euros(-4))])
    }
    #expect(throws: LedgerError.emptyPosting) { try LedgerEntry(date: now, []) }
    #expect(throws: LedgerError.emptyPosting) {
      try LedgerEntry(date: now, [Posting(.market(.eur), euros(0))])
    }
    #expect(throws: LedgerError.foreignCurrency) {
      try LedgerEntry(
        date: now,
        [
          Posting(.market(.eur), Money(minorUnits: 5, .usd)),
          Posting(.cards(.eur), Money(minorUnits: -5, .usd)),
        ])
    }
    #expect(throws: LedgerError.foreignCurrency) {
      let pesos = Money(minorUnits: -5, .ars)
      _ = try LedgerEntry(
        date: now, [Posting(.market(.eur), euros(5)), Posting(.cards(.ars), pesos)])
    }
    let entry = try LedgerEntry(
      date: now,
      [
        Posting(.market(.eur), euros(5)), Posting(.interest(.eur), euros(1)),
        Posting(.cards(.eur), euros(-6)),
      ])
    let back = try entry.reversed(on: now) { _ in nil }
    #expect(back.postings.map(\.amount.minorUnits) == [-5, -1, 6])
    #expect(back.postings.map(\.account) == entry.postings.map(\.account))
  }

  @Test func `a search has at most 16 words, whatever their case, accents and signs`() {
    #expect(SearchWords("  ÉMÁ, ñ \"* ").words == ["émá", "ñ"])
    #expect(SearchWords("caf cafetera CAF").words == ["cafetera"])
    #expect(SearchWords(", *").isEmpty)
    let many = (10..<99).map { "w\($0)" }
    #expect(SearchWords(many.joined(separator: " ")).words == Array(many.prefix(16)))
  }
}
