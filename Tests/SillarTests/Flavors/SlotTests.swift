import Foundation
import Sillar
import Testing

/// The slots of modules are checked when an app starts.
@Suite struct SlotTests {
  enum Words: String, StringKey {
    static let module = "Bank"
    case order, refund
  }

  private func start(_ slots: Slot..., resources: URL? = nil) throws {
    let modules = [
      Module(name: "Payments", version: "1.0.0", slots: slots),
      Module(name: "Bank", version: "1.0.0", resources: resources),
    ]
    _ = try Flavor(
      name: "Corner Shop", languages: ["en", "es"], modules: modules,
      configuration: Configuration(flavor: "Corner Shop", modules: modules, providers: []))
  }

  @Test func `an app that leaves a required slot empty does not start, and the message says which`()
    throws
  {
    let error = #expect(throws: FlavorError.self) { try start(Slot("kinds", filledWith: [])) }
    #expect(
      error?.description
        == "Corner Shop cannot start: the slot \"kinds\" of Payments is empty: put something into it, "
        + "Payments cannot do without.")
  }

  @Test func `a slot that is not required may be empty`() throws {
    try start(Slot("methods", isRequired: false, filledWith: []))
  }

  @Test func `two fillers of one name stop the start`() throws {
    let error = #expect(throws: FlavorError.self) {
      try start(Slot("kinds", filledWith: ["order", "transfer", "order"]))
    }
    #expect(error?.problems == [.duplicateFiller("order", slot: "kinds", of: "Payments")])
    #expect("\(error as Any)".contains("the slot \"kinds\" of Payments has \"order\" twice"))
  }

  @Test func `a text of a filler that a language lacks stops the start`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "slots-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "order":{"localizations":{
          "en":{"stringUnit":{"state":"translated","value":"Order"}},
          "es":{"stringUnit":{"state":"translated","value":"Pedido"}}}},
        "refund":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Refund"}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    try start(Slot("kinds", filledWith: ["order"], texts: [Words.order]), resources: folder)
    let error = #expect(throws: FlavorError.self) {
      let refund = LocalizedText.joined([Words.order, Words.refund], separator: ", ")
      try start(Slot("kinds", filledWith: ["refund"], texts: [refund]), resources: folder)
    }
    #expect(
      error?.description
        == "Corner Shop cannot start: what fills the slot \"kinds\" of Payments shows the text \"Bank: "
        + "refund\", which is missing in \"es\": add it.")
  }
}
