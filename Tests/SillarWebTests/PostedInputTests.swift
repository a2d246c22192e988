import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarWeb

/// The posted fields of a page, as the input of their nodes.
@Suite struct PostedInputTests {
  private let choices = Choices(label: "Layout", titles: ["List", "Grid"], selection: nil)
  private let field = FieldContent(
    label: "Note", text: "", placeholder: "", kind: .plain, error: nil)

  @Test func `a value is read by the content of its node`() {
    #expect(NodeInput(posted: "true", to: .textField(field)) == .text("true"))
    #expect(NodeInput(posted: "1", to: .textArea(field)) == .text("1"))
    #expect(NodeInput(posted: "true", to: .toggle("Sound", isOn: false)) == .flag(true))
    #expect(NodeInput(posted: "false", to: .toggle("Sound", isOn: true)) == .flag(false))
    #expect(NodeInput(posted: "1", to: .segmentedControl(choices)) == .option(1))
    #expect(NodeInput(posted: "0", to: .picker(choices)) == .option(0))
    #expect(NodeInput(posted: "4", to: .rating("Stars", value: 0, maximum: 5)) == .number(4))
  }

  @Test(arguments: ["", "TRUE", "yes", "one", "99999999999999999999", "2.5"])
  func `a value that makes no sense is a text, which nothing but a field takes`(value: String) {
    #expect(NodeInput(posted: value, to: .toggle("Sound", isOn: false)) == .text(value))
    #expect(NodeInput(posted: value, to: .picker(choices)) == .text(value))
    #expect(NodeInput(posted: value, to: nil) == .text(value))
  }
}
