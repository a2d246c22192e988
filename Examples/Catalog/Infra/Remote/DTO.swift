import CatalogModel
import SillarData
import SillarModel

/// The shape of something on the wire.
protocol DTO: Decodable, Sendable {
  /// The shape in which it is saved.
  associatedtype Record: StoredRecord
  /// The parts that were left out, because they make no sense.
  var flaws: [String] { get }
  /// - Throws: A `Problem` for an answer that makes no sense.
  var value: Record.Value { get throws }
}

extension DTO {
  var flaws: [String] { [] }
}

/// A value of the model, read from its shape on the wire.
struct Valid<Wire: DTO>: Decodable, Sendable {
  let value: Wire.Record.Value
  let flaws: [String]

  init(from decoder: any Decoder) throws {
    let wire = try Wire(from: decoder)
    value = try wire.value
    flaws = wire.flaws
  }
}

/// A member that costs itself and nothing else when it is of an unexpected kind.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value?

  init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}

/// A part of a list on the wire.
struct ListDTO<Item: DTO>: DTO where Item.Record.Value: Identifiable & Hashable {
  typealias Record = PageRecord<Item.Record>

  let items: Readable<Valid<Item>>
  let next: String?

  var flaws: [String] { items.unreadable }

  var value: Page<Item.Record.Value> {
    get throws {
      // Were it taken for an empty page, it would take the place of what is saved.
      guard !items.elements.isEmpty || flaws.isEmpty else {
        throw Problem.broken("no item of a page can be read")
      }
      return Page(items: items.elements.map(\.value), next: next)
    }
  }
}
