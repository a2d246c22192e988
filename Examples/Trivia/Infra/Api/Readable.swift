/// The elements of an array that can be read. One bad element does not spoil the rest.
struct Readable<Element: Decodable & Sendable>: Decodable, Sendable {
  let elements: [Element]
  /// What was wrong with each of the others.
  let unreadable: [String]

  private struct Attempt: Decodable {
    let result: Result<Element, any Error>

    init(from decoder: any Decoder) throws {
      result = Result { try Element(from: decoder) }
    }
  }

  init(from decoder: any Decoder) throws {
    var elements: [Element] = []
    var unreadable: [String] = []
    for attempt in try [Attempt](from: decoder) {
      switch attempt.result {
      case .success(let element): elements.append(element)
      case .failure(let error): unreadable.append("\(error)")
      }
    }
    self.elements = elements
    self.unreadable = unreadable
  }
}
