import Testing

@testable import SillarWeb

@Suite struct FormFieldsTests {
  @Test func `names and values are decoded`() {
    let form = FormFields("a=1+2&b=%C3%BC%0D%0Ax&c&=d&%61=3&e=%zz%+1%4&f=%00")
    #expect(form["a"] == "3")
    #expect(form["b"] == "ü\nx")
    #expect(form["c"] == "")
    #expect(form[""] == "d")
    #expect(form["e"] == "%zz% 1%4")
    #expect(form["f"] == "\0")
    #expect(form["missing"] == nil)
    #expect(form.fields.map(\.name) == ["a", "b", "c", "", "e", "f"])
  }

  @Test func `an element has one name`() {
    #expect(FormFields.node(of: "f8.0.ktea") == "8.0.ktea")
    for name in ["f08", "f+8", "f-8", "f 8", "F8", "f", "8", "e", "f٨", "f8 ", "f8\"", "f0"] {
      #expect(FormFields.node(of: name) == nil, "\(name)")
    }
  }

  /// When each field was searched among all before it, this took minutes.
  @Test(.timeLimit(.minutes(1))) func `a form of very many fields is read in no time`() {
    let body = (0..<50_000).map { "f\($0)" }.joined(separator: "&")
    #expect(FormFields(body).fields.count == 50_000)
  }
}
