import CatalogModel
import SillarData
import SillarModel

/// The form of a value on the wire.
protocol DTO: Decodable, Sendable {
  /// The form in which the value is saved.
  associatedtype Record: StoredRecord
  /// The invalid parts that were left out.
  var flaws: [String] { get }
  /// - Throws: A `Problem` for an invalid answer.
  var value: Record.Value { get throws }
}

extension DTO {
  var flaws: [String] { [] }
}

/// A value of the model, read from its form on the wire.
struct Valid<Wire: DTO>: Decodable, Sendable {
  let value: Wire.Record.Value
  let flaws: [String]

  init(from decoder: any Decoder) throws {
    let wire = try Wire(from: decoder)
    value = try wire.value
    flaws = wire.flaws
  }
}

/// A member that is nil if it is of an unexpected type, and does not affect the others.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value?

  init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}

/// A page of a list on the wire.
struct ListDTO<Item: DTO>: DTO where Item.Record.Value: Identifiable & Hashable {
  typealias Record = PageRecord<Item.Record>

  let items: Readable<Valid<Item>>
  let next: String?

  var flaws: [String] { items.unreadable }

  var value: Page<Item.Record.Value> {
    get throws {
      // An empty page would replace the saved one.
      guard !items.elements.isEmpty || flaws.isEmpty else {
        throw Problem.broken("no item of a page can be read")
      }
      return Page(items: items.elements.map(\.value), next: next)
    }
  }
}
