import AccountModel
import Money
import SillarModel
import Testing

struct ValueTests {
  @Test(arguments: [
    ("Lucía Romero", "LR"), ("Tom", "T"), ("María del Carmen Ruiz", "MR"), ("élan vital", "ÉV"),
    ("", ""), ("   ", ""), ("(Ana) [B]", "AB"), ("3 Torres", "3T"), ("— —", ""), ("ßa b", "SSB"),
  ])
  func `a name has initials where it has letters`(_ name: String, _ initials: String) {
    #expect(Person(handle: "x", name: name).initials == initials)
  }

  @Test func `a note has no blanks around it, and an end`() {
    #expect(Note("  Lunch \n")?.text == "Lunch")
    #expect(Note("   ")?.text == "")
    #expect(Note(String(repeating: "ñ", count: 140)) != nil)
    #expect(Note(String(repeating: "ñ", count: 141)) == nil)
    #expect(Note("  " + String(repeating: "x", count: 140) + "  ") != nil)
    // A family is one character, and seven of what the service counts.
    #expect(Note(String(repeating: "👨‍👩‍👧‍👦", count: 20)) != nil)
    #expect(Note(String(repeating: "👨‍👩‍👧‍👦", count: 21)) == nil)
  }

  @Test func `a customer is what the service takes`() {
    #expect(CustomerID("3f2a-91_x.Z")?.rawValue == "3f2a-91_x.Z")
    #expect(CustomerID(String(repeating: "x", count: 128)) != nil)
    for text in ["", String(repeating: "x", count: 129), "a b", "ñ", "a\nb", "a/b"] {
      #expect(CustomerID(text) == nil)
    }
  }

  @Test func `only what may be otherwise in a moment can be tried again`() {
    for error in [AccountError.offline, .timedOut, .serviceFailed(""), .storageFailed("")] {
      #expect(error.canTryAgain)
    }
    for error in [
      AccountError.refused(""), .unknownPerson, .unknownRequest, .unknownTransfer, .notOpen,
    ] {
      #expect(!error.canTryAgain)
    }
  }
}
