public import Money
public import Work

/// The fields of an offer, as typed.
public struct OfferForm: Hashable, Sendable {
  /// One line.
  public struct Row: Identifiable, Hashable, Sendable {
    /// Unique in the form, and stable while the row exists.
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

  /// The time for which an offer can be accepted. Its raw value is the key of its text.
  public enum Validity: String, Sendable, CaseIterable {
    case week, fortnight, month, quarter

    public var days: Int {
      switch self {
      case .week: 7
      case .fortnight: 14
      case .month: 30
      case .quarter: 90
      }
    }

    public func lastDay(from today: Day) -> Day { today.adding(days: days) }
  }

  public private(set) var rows: [Row]
  public var validity: Validity

  public init(rows: [Row] = [], validity: Validity = .month) {
    self.rows = rows.isEmpty ? [Row(id: 0)] : Array(rows.prefix(NewOffer.mostItems))
    self.validity = validity
  }

  /// Fills the form from an existing offer.
  public init(_ quote: Quote, format: AmountFormat) {
    self.init(
      rows: quote.items.enumerated().map { index, item in
        Row(
          id: index, text: item.text, quantity: "\(item.quantity)", price: format.text(item.price))
      })
  }

  public var canAddRow: Bool { rows.count < NewOffer.mostItems }
  /// False for the last row.
  public var canRemoveRow: Bool { rows.count > 1 }
  /// True until the form is filled in.
  public var isEmpty: Bool { self == OfferForm() }

  /// The row with an ID. Setting a row that was removed does nothing.
  public subscript(row id: Row.ID) -> Row {
    get { rows.first { $0.id == id } ?? Row(id: id) }
    set {
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
      rows[index] = newValue
    }
  }

  public mutating func addRow() {
    guard canAddRow else { return }
    rows.append(Row(id: (rows.map(\.id).max() ?? -1) + 1))
  }

  public mutating func removeRow(_ id: Row.ID) {
    guard canRemoveRow else { return }
    rows.removeAll { $0.id == id }
  }
}
