public import Money
public import Work

/// The result of checking a form: an offer, or its problems.
///
/// ```swift
/// let check = OfferCheck(form, format: format, today: Day(of: .now))
/// if let offer = check.offer { print(offer.total) } else { print(check.problems) }
/// ```
public struct OfferCheck: Hashable, Sendable {
  public enum Field: Hashable, Sendable {
    case text
    case quantity
    case price
  }

  /// The place of a problem.
  public struct Place: Hashable, Sendable {
    public let row: OfferForm.Row.ID
    public let field: Field

    public init(row: OfferForm.Row.ID, field: Field) {
      self.row = row
      self.field = field
    }
  }

  public enum Problem: Hashable, Sendable {
    case textMissing
    case textTooLong
    /// Not a whole number from 1 to 999.
    case quantity
    case price(PriceError)
  }

  public enum TotalProblem: Hashable, Sendable {
    case nothing
    case tooMuch
  }

  /// Nil when there is a problem.
  public let offer: NewOffer?
  public let problems: [Place: Problem]
  /// The problem of the total, when no line has one.
  public let totalProblem: TotalProblem?
  /// The total of the readable lines; nil without any, and for one that is too large to count.
  public let total: Money?
  /// The totals of the readable lines.
  public let lineTotals: [OfferForm.Row.ID: Money]

  public init(_ form: OfferForm, format: PriceFormat, today: Day, in currency: Currency = .eur) {
    var problems: [Place: Problem] = [:]
    var items: [QuoteItem] = []
    var lineTotals: [OfferForm.Row.ID: Money] = [:]
    var readable: [QuoteItem] = []
    for row in form.rows {
      let text = Self.trimmed(row.text)
      let quantity = Int(Self.trimmed(row.quantity)).flatMap {
        NewOffer.quantities.contains($0) ? $0 : nil
      }
      if text.isEmpty {
        problems[Place(row: row.id, field: .text)] = .textMissing
      } else if text.unicodeScalars.count > NewOffer.longestText {
        problems[Place(row: row.id, field: .text)] = .textTooLong
      }
      if quantity == nil { problems[Place(row: row.id, field: .quantity)] = .quantity }
      do throws(PriceError) {
        let price = try format.price(row.price, in: currency)
        guard let quantity else { continue }
        let item = QuoteItem(text: text, quantity: quantity, price: price)
        items.append(item)
        readable.append(item)
        lineTotals[row.id] = item.total
      } catch {
        problems[Place(row: row.id, field: .price)] = .price(error)
      }
    }
    let total = readable.total
    let offer =
      problems.isEmpty
      ? NewOffer(items: items, validUntil: form.validity.lastDay(from: today)) : nil
    self.problems = problems
    self.total = total
    self.lineTotals = lineTotals
    self.offer = offer
    totalProblem =
      offer != nil || !problems.isEmpty ? nil : total?.isPositive == false ? .nothing : .tooMuch
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
