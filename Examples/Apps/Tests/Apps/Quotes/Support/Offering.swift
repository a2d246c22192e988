import FindRequestsModel
import Sillar
import SillarTesting
import Testing

@testable import FindRequestsDelivery

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

  /// All lines have the same fields, so they are told apart by their place.
  private func type(
    _ text: String, _ label: FindWords, _ row: Int, _ somebody: Somebody
  ) async throws {
    let label = somebody.words.text(label)
    let fields = await somebody.host.screen.nodes { $0.takesInput && $0.label == label }
    let field = try #require(fields.dropFirst(row).first, "no \(label) in line \(row)")
    try await somebody.host.type(text, into: field)
  }
}
