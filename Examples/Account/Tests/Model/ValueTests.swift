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
    #expect(Person.initials(of: name) == initials)
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

  @Test func `a name that cannot stand in an address is none`() {
    #expect(PaymentRequest.ID("req_7Q-2")?.rawValue == "req_7Q-2")
    for text in ["", "a b", "ñ", "a/b", "..", String(repeating: "x", count: 101)] {
      #expect(PaymentRequest.ID(text) == nil)
    }
  }

  @Test(arguments: [(" @luc ", "luc"), ("@@ana b", "ana b"), ("", ""), (" @ ", "")])
  func `people are looked for without blanks and signs`(_ typed: String, _ text: String) {
    #expect(PeopleQuery(typed).text == text)
    #expect(PeopleQuery(String(repeating: "x", count: 101)).text.count == 100)
  }

  @Test func `a refusal of the service stays one`() {
    #expect(AccountError.allCases.allSatisfy { !$0.problem.mayPass })
  }
}
