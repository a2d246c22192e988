/// The UUIDs that an app makes, such as that of a new order: a recording has `{uuid-1}` in their place, because the app makes
/// others each time.
///
/// ```swift
/// func written(_ text: String, as recorded: String) -> String {
///   var ids = RecordedIDs()
///   ids.bind(text, to: recorded)   // "/orders/9f1c…", "/orders/{uuid-1}"
///   return ids.written(text)       // "/orders/{uuid-1}"
/// }
/// ```
public struct RecordedIDs: Sendable {
  private var numbers: [String: Int] = [:]
  /// What services have said first is the same in each replay.
  private var fixed: Set<String> = []

  public init() {}

  /// The UUIDs in a text, in order.
  public static func ids(in text: String) -> [String] {
    text.matches(of: pattern).map { String($0.output) }
  }

  /// Notes the ids of a service, which are written as they are.
  mutating func fix(_ text: String) {
    fixed.formUnion(Self.ids(in: text).map { $0.lowercased() }.filter { numbers[$0] == nil })
  }

  /// A text with a number for each id, new ones included.
  mutating func number(_ text: String) -> String {
    for id in Self.ids(in: text).map({ $0.lowercased() })
    where numbers[id] == nil && !fixed.contains(id) {
      numbers[id] = numbers.count + 1
    }
    return written(text)
  }

  /// A text with the numbers of the ids that have one.
  public func written(_ text: String) -> String {
    text.replacing(Self.pattern) { match in
      numbers[match.output.lowercased()].map { number in
        match.output.contains(where: \.isUppercase) ? "{UUID-\(number)}" : "{uuid-\(number)}"
      } ?? String(match.output)
    }
  }

  /// A text of a recording, with the ids of now.
  public func read(_ text: String) -> String {
    numbers.reduce(text) { text, known in
      text.replacing("{uuid-\(known.value)}", with: known.key)
        .replacing("{UUID-\(known.value)}", with: known.key.uppercased())
    }
  }

  /// Gives new ids the numbers that a recording has in their places.
  ///
  /// - Returns: False if the texts differ in something else; nothing has changed then.
  @discardableResult public mutating func bind(_ text: String, to recorded: String) -> Bool {
    var new = self
    for (id, mark) in zip(Self.ids(in: text), recorded.matches(of: Self.places)) {
      guard let number = mark.output.1.flatMap({ Int($0) }),
        new.numbers[id.lowercased()] == nil, !new.numbers.values.contains(number)
      else { continue }
      new.numbers[id.lowercased()] = number
    }
    guard new.written(text) == recorded else { return false }
    self = new
    return true
  }

  private static var pattern: Regex<Substring> {
    /[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/
  }
  /// A UUID, or the number in the place of one.
  private static var places: Regex<(Substring, Substring?)> {
    /\{(?:uuid|UUID)-([0-9]{1,6})\}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/
  }
}
