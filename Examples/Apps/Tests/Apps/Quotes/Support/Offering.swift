import Sillar
import Testing

@testable import QuotesDelivery
@testable import SillarTesting

/// What a professional writes to make an offer.
struct Offering {
  struct Line {
    let text: String
    var quantity = 1
    /// As it is typed.
    let price: String
  }

  var lines = [
    Line(text: "Clear the pipe", price: "60"),
    Line(text: "Flexible hose", quantity: 2, price: "12.50"),
  ]
  /// In cents.
  var total = 85_00

  /// On the form for it, up to the end.
  func write(_ somebody: Somebody) async throws {
    let words = somebody.words
    // The title is there before the form: what was typed earlier is read first.
    try await somebody.see(QuotesString.offerSend)
    for (row, line) in lines.enumerated() {
      if row > 0 { try await somebody.tap(QuotesString.offerAddRow) }
      try await type(line.text, QuotesString.itemText, row, somebody)
      try await type("\(line.quantity)", QuotesString.itemQuantity, row, somebody)
      try await type(line.price, QuotesString.itemPrice, row, somebody)
    }
    try await somebody.host.choose(words.text(QuotesString.validityWeek))
    try await somebody.host.see(words.euros(total))
    try await somebody.tap(QuotesString.offerSend)
  }

  /// All lines have the same fields, so they are told apart by their place.
  private func type(
    _ text: String, _ label: QuotesString, _ row: Int, _ somebody: Somebody
  ) async throws {
    let label = somebody.words.text(label)
    var fields: [ScreenNode] = []
    await somebody.host.look().front?.walk { node, _ in
      if node.field?.label == label { fields.append(node) }
    }
    let field = try #require(fields.dropFirst(row).first, "no \(label) in line \(row)")
    #expect(
      await somebody.host.window.send(WindowEvent(node: field.id, input: .text(text))) == .accepted)
    try await somebody.host.finishStep(#fileID, #line)
  }
}
