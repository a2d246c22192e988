import Foundation

/// An entry of a content file.
protocol ContentEntry: Identifiable, Sendable where ID: CustomStringConvertible {
  /// The name of an entry in messages, such as `question`.
  static var kind: String { get }
}

/// A content file: its entries and their faults.
///
///     var people = ContentFile<Person>("wallet/people.json", in: folder)
///     people.check("name") { $0.name.isEmpty ? "is empty" : nil }
///     try ContentError.check(people.faults)
struct ContentFile<Entry: ContentEntry> {
  /// The path in the content folder.
  let path: String
  private var numbered: [(number: Int, entry: Entry)] = []
  private var found: [(number: Int, text: String)] = []

  init(_ path: String) { self.path = path }

  /// The entries that could be read.
  var entries: [Entry] { numbered.map(\.entry) }

  /// The faults in the order of the entries.
  var faults: [String] {
    found.sorted { $0.number < $1.number }.map { "\(path): \($0.text)" }
  }

  /// - Parameter number: The position of the entry in the file, from 1.
  mutating func add(_ entry: Entry, number: Int) { numbered.append((number, entry)) }

  /// Adds a fault of the whole file, or of an entry that cannot be read.
  mutating func addFault(_ text: String, number: Int = 0) { found.append((number, text)) }

  /// Adds a fault for each entry that has one.
  ///
  /// - Parameter fault: The reason, after the name of the member: `has 3 entries, it needs 4`.
  mutating func check(_ member: String, _ fault: (Entry) -> String?) {
    checkEach { entry in fault(entry).map { (member, $0) } }
  }

  /// Adds a fault for each entry that has one, in any member.
  mutating func checkEach(_ fault: (Entry) -> (member: String, reason: String)?) {
    for (number, entry) in numbered {
      guard let (member, reason) = fault(entry) else { continue }
      let name = Self.name(number, id: "\(entry.id)")
      addFault("\(name): \"\(member)\" \(reason)", number: number)
    }
  }

  /// Adds a fault for each entry that has the same value as an earlier one.
  mutating func checkUnique<Value: Hashable>(_ member: String, _ value: (Entry) -> Value) {
    var first: [Value: Int] = [:]
    for (number, entry) in numbered {
      guard let earlier = first.updateValue(number, forKey: value(entry)) else { continue }
      first[value(entry)] = earlier
      let name = Self.name(number, id: "\(entry.id)")
      addFault("\(name): \"\(member)\" is that of \(Entry.kind) \(earlier) too", number: number)
    }
  }

  /// Returns the name of an entry in messages, such as `question 12 ("animals-12")`.
  static func name(_ number: Int, id: String?) -> String {
    "\(Entry.kind) \(number)" + (id.map { " (\"\($0)\")" } ?? "")
  }
}

extension String {
  /// The fault of a text that must not be blank; `nil` for other texts.
  var faultIfBlank: String? { allSatisfy(\.isWhitespace) ? "is empty" : nil }
}
