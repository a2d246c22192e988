public import BackendModel
import Foundation
import Money
public import SillarData

/// A type whose values are stored as texts. A stored text that is none of its values is an error of the row.
public protocol StoredText: SQLConvertible {
  init?(_ text: String)
  var rawValue: String { get }
}

extension StoredText {
  public var sqlValue: SQLValue { .text(rawValue) }

  public init?(sqlValue: SQLValue) {
    guard let text = String(sqlValue: sqlValue) else { return nil }
    self.init(text)
  }
}

extension Encodable {
  /// The value as JSON, whose members are sorted, for a column of text.
  var storedText: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension Decodable {
  init(storedText: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(storedText.utf8))
  }
}

extension PictureName {
  init(stored text: String) throws {
    guard let name = PictureName(text) else { throw DamagedRow("the name of a picture") }
    self = name
  }
}

extension Account: StoredText {
  public var rawValue: String { id }
  public init?(_ text: String) { self.init(id: text) }
}
extension AccountID: StoredText {}
extension CalendarDay: StoredText {
  public var rawValue: String { description }
}
extension CardExpiry: StoredText {
  public var rawValue: String { description }
}
extension ClientID: StoredText {}
extension CommerceID: StoredText {}
extension CustomerID: StoredText {}
extension MemberID: StoredText {}
extension PayableID: StoredText {}
extension PictureName: StoredText {}
extension Question.ID: StoredText {}
extension Topic.ID: StoredText {}

extension Account.Kind: SQLConvertible {}
extension Cancellation.Reason: SQLConvertible {}
extension CardBrand: SQLConvertible {}
extension Language: SQLConvertible {}
extension Member.Role: SQLConvertible {}
extension Order.State: SQLConvertible {}
extension Payment.DeclineReason: SQLConvertible {}
extension Payment.State: SQLConvertible {}
extension PaymentRequest.State: SQLConvertible {}
extension PhotoFormat: SQLConvertible {}
extension Quote.State: SQLConvertible {}
extension Shop: SQLConvertible {}
extension Statement.Kind: SQLConvertible {}
extension Transfer.State: SQLConvertible {}
extension UserAccount.Kind: SQLConvertible {}
extension WorkKind: SQLConvertible {}
extension WorkRequest.State: SQLConvertible {}
extension WorkTiming: SQLConvertible {}

extension SQLRow {
  func money(_ column: String, in currency: Currency = .eur) throws -> Money {
    Money(minorUnits: try self[column], currency)
  }

  func currency(_ column: String) throws -> Currency {
    guard let currency = Currency(try self[column]) else { throw DamagedRow("the currency") }
    return currency
  }
}
