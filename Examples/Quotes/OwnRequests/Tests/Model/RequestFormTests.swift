import OwnRequestsModel
import Testing
import Work

struct RequestFormTests {
  private let finished = finishedDraft().form

  @Test func `what is missing is said field by field`() {
    let empty = RequestForm()
    #expect(
      empty.flaws() == [
        .kind: .kindMissing, .title: .titleMissing, .description: .descriptionMissing,
        .city: .cityMissing, .postcode: .postcodeMissing, .timing: .timingMissing,
      ])
    #expect(empty.contents == nil)
    #expect(finished.flaws().isEmpty)
  }

  @Test(
    arguments: [
      ("28004", nil), (" 28004 ", nil), ("", .postcodeMissing), ("   ", .postcodeMissing),
      ("2800", .postcodeNotFiveDigits), ("280041", .postcodeNotFiveDigits),
      ("2800a", .postcodeNotFiveDigits), ("٢٨٠٠٤", .postcodeNotFiveDigits),
    ] as [(String, RequestFlaw?)])
  func `a postcode is five digits`(_ text: String, _ flaw: RequestFlaw?) {
    var form = finished
    form.postcode = text
    #expect(form.flaws()[.postcode] == flaw)
  }

  @Test(arguments: [
    (80, 2000, 60, true), (81, 2000, 60, false), (80, 2001, 60, false), (80, 2000, 61, false),
  ])
  func `texts are as long as the service takes, without what is around them`(
    _ title: Int, _ description: Int, _ city: Int, _ isFine: Bool
  ) {
    var form = finished
    form.title = "  \(String(repeating: "ñ", count: title))\n"
    form.description = String(repeating: "x", count: description) + " "
    form.city = String(repeating: "y", count: city)
    #expect(form.flaws().isEmpty == isFine)
    #expect((form.contents?.title.count == title) == isFine)
  }

  @Test func `the form of a request has all that the request says`() throws {
    let contents = try #require(finished.contents)
    #expect(RequestForm(contents) == finished)
  }

  @Test func `the steps lead forward and back through all that is asked`() {
    var step = RequestStep.kind
    var seen = [step]
    while let next = step.next {
      #expect(next.previous == step)
      step = next
      seen.append(step)
    }
    #expect(seen == RequestStep.allCases)
    #expect(seen.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(Set(seen.dropLast().flatMap(\.fields)) == Set(RequestForm.Field.allCases))
  }

  @Test func `a draft knows the first step in which something is wrong`() {
    var draft = finishedDraft()
    #expect(draft.firstFlawedStep == nil)
    draft.form.timing = nil
    #expect(draft.firstFlawedStep == .timing)
    draft.form.city = ""
    #expect(draft.firstFlawedStep == .place)
  }

  @Test func `a draft takes each photo once, and twelve at most`() {
    var draft = RequestDraft(id: RequestID(rawValue: "r1"))
    draft.add([PhotoID(rawValue: "a"), PhotoID(rawValue: "b")])
    draft.add([PhotoID(rawValue: "b"), PhotoID(rawValue: "c")])
    #expect(draft.photos.map(\.rawValue) == ["a", "b", "c"])
    draft.add((0..<20).map { PhotoID(rawValue: "\($0)") })
    #expect(draft.photos.count == 12)
  }
}
