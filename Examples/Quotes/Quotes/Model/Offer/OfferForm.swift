/// What is typed to make an offer, until it makes sense.
///
/// ```swift
/// var form = OfferForm()
/// form.rows[0].text = "Hours"
/// form.addRow()
/// ```
public struct OfferForm: Hashable, Sendable {
  /// One line, as it is typed.
  public struct Row: Identifiable, Hashable, Sendable {
    /// Unique in the form, and the same as long as the row is there.
    public let id: Int
    public var text = ""
    public var quantity = "1"
    public var price = ""

    public init(id: Int, text: String = "", quantity: String = "1", price: String = "") {
      self.id = id
      self.text = text
      self.quantity = quantity
      self.price = price
    }
  }

  /// For how long an offer holds.
  public enum Validity: Int, Hashable, Sendable, CaseIterable {
    case week = 7
    case fortnight = 14
    case month = 30
    case quarter = 90

    public func lastDay(from today: Day) -> Day { today.adding(days: rawValue) }
  }

  public private(set) var rows: [Row]
  public var validity: Validity

  public init(rows: [Row] = [], validity: Validity = .month) {
    self.rows = rows.isEmpty ? [Row(id: 0)] : Array(rows.prefix(NewOffer.mostItems))
    self.validity = validity
  }

  /// One that says what an offer says.
  public init(_ quote: Quote, format: PriceFormat) {
    self.init(
      rows: quote.items.enumerated().map { index, item in
        Row(
          id: index, text: item.text, quantity: "\(item.quantity)", price: format.text(item.price))
      })
  }

  public var canAddRow: Bool { rows.count < NewOffer.mostItems }
  /// There is always one.
  public var canRemoveRow: Bool { rows.count > 1 }
  /// Whether nothing has been typed yet.
  public var isEmpty: Bool { self == OfferForm() }

  public mutating func addRow() {
    guard canAddRow else { return }
    rows.append(Row(id: (rows.map(\.id).max() ?? -1) + 1))
  }

  public mutating func removeRow(_ id: Row.ID) {
    guard canRemoveRow else { return }
    rows.removeAll { $0.id == id }
  }

  public mutating func change(_ id: Row.ID, _ make: (inout Row) -> Void) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    // On a copy: what makes the change may look at the form.
    var row = rows[index]
    make(&row)
    rows[index] = row
  }
}
