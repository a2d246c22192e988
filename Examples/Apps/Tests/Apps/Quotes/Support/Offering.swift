import FindRequestsModel
import Sillar
import SillarTesting
import Testing

@testable import FindRequestsDelivery

/// The texts of a professional's offer.
struct Offering {
  struct Line {
    let text: String
    var quantity = 1
    /// The price as typed.
    let price: String
  }

  var lines = [
    Line(text: "Clear the pipe", price: "60"),
    Line(text: "Flexible hose", quantity: 2, price: "12.50"),
  ]
  /// The total in cents.
  var total = 85_00

  /// Fills in the offer form and sends the offer.
  func write(_ somebody: Somebody) async throws {
    let words = somebody.words
    // The title appears before the form, which waits for the saved draft.
    try await somebody.see(FindWords.sendOffer)
    for (row, line) in lines.enumerated() {
      if row > 0 { try await somebody.tap(FindWords.addRow) }
      try await type(line.text, FindWords.itemText, row, somebody)
      try await type("\(line.quantity)", FindWords.itemQuantity, row, somebody)
      try await type(line.price, FindWords.itemPrice, row, somebody)
    }
    try await somebody.host.choose(words.text(OfferForm.Validity.week))
    try await somebody.host.see(words.euros(total))
    try await somebody.tap(FindWords.sendOffer)
  }

  /// Types into the field of a line. The fields of all lines have the same labels, so the row selects one.
  private func type(
    _ text: String, _ label: FindWords, _ row: Int, _ somebody: Somebody
  ) async throws {
    let label = somebody.words.text(label)
    let fields = await somebody.host.screen.nodes { $0.takesInput && $0.label == label }
    let field = try #require(fields.dropFirst(row).first, "no \(label) in line \(row)")
    try await somebody.host.type(text, into: field)
  }
}
