public import Money
public import Work

/// The result of checking a form: an offer, or its problems.
public struct OfferCheck: Hashable, Sendable {
  /// A field of a line.
  public enum Field: Hashable, Sendable { case text, quantity, price }

  public struct Place: Hashable, Sendable {
    public let row: OfferForm.Row.ID
    public let field: Field

    public init(row: OfferForm.Row.ID, field: Field) {
      self.row = row
      self.field = field
    }
  }

  /// A problem of a field. Its raw value is the key of its text.
  public enum Problem: String, Sendable, CaseIterable {
    case textMissing, textTooLong
    /// Not a whole number from 1 to 999.
    case quantityWrong
    case priceMissing, priceUnreadable, priceNegative, priceTooMuch
    case totalNothing, totalTooMuch, linesWrong
  }

  /// Nil when there is a problem.
  public let offer: NewOffer?
  public let problems: [Place: Problem]
  public let totalProblem: Problem?
  /// The total of the readable lines; nil without any, and on overflow.
  public let total: Money?
  /// The totals of the readable lines.
  public let lineTotals: [OfferForm.Row.ID: Money]

  public init(_ form: OfferForm, format: AmountFormat, today: Day) {
    var problems: [Place: Problem] = [:]
    var items: [QuoteItem] = []
    var lineTotals: [OfferForm.Row.ID: Money] = [:]
    for row in form.rows {
      let text = row.text.trimmed
      let quantity = Int(row.quantity.trimmed).flatMap {
        NewOffer.quantities.contains($0) ? $0 : nil
      }
      if text.isEmpty {
        problems[Place(row: row.id, field: .text)] = .textMissing
      } else if text.unicodeScalars.count > NewOffer.longestText {
        problems[Place(row: row.id, field: .text)] = .textTooLong
      }
      if quantity == nil { problems[Place(row: row.id, field: .quantity)] = .quantityWrong }
      do throws(AmountError) {
        let largest = NewOffer.largestTotal
        let price = try format.amount(row.price, in: largest.currency, upTo: largest.minorUnits)
        guard let quantity else { continue }
        let item = QuoteItem(text: text, quantity: quantity, price: price)
        items.append(item)
        lineTotals[row.id] = item.total
      } catch {
        problems[Place(row: row.id, field: .price)] = Problem(error)
      }
    }
    self.problems = problems
    self.lineTotals = lineTotals
    total = items.total
    offer =
      problems.isEmpty
      ? NewOffer(items: items, validUntil: form.validity.lastDay(from: today)) : nil
    totalProblem =
      if offer != nil {
        nil
      } else if !problems.isEmpty {
        .linesWrong
      } else {
        total?.isPositive == false ? .totalNothing : .totalTooMuch
      }
  }
}

extension OfferCheck.Problem {
  fileprivate init(_ error: AmountError) {
    self =
      switch error {
      case .empty: .priceMissing
      case .notANumber, .tooManyDecimals, .zero: .priceUnreadable
      case .negative: .priceNegative
      case .tooMuch: .priceTooMuch
      }
  }
}
