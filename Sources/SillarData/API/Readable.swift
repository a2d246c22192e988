/// The elements of an array that can be read. One bad element does not spoil the rest.
///
/// ```swift
/// struct TopicsDTO: Decodable { let topics: Readable<String> }
/// ```
public struct Readable<Element: Decodable & Sendable>: Decodable, Sendable {
  public let elements: [Element]
  /// The problem with each of the other elements.
  public let unreadable: [String]

  private struct Attempt: Decodable {
    let result: Result<Element, any Error>

    init(from decoder: any Decoder) throws {
      result = Result { try Element(from: decoder) }
    }
  }

  public init(from decoder: any Decoder) throws {
    var elements: [Element] = []
    var unreadable: [String] = []
    for attempt in try [Attempt](from: decoder) {
      switch attempt.result {
      case .success(let element): elements.append(element)
      case .failure(let error):
        unreadable.append((error as? DecodingError)?.place ?? "\(error)")
      }
    }
    self.elements = elements
    self.unreadable = unreadable
  }
}
