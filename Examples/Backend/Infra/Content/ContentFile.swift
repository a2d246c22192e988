import Foundation

/// A thing that a file of the content lists.
protocol ContentEntry: Identifiable, Sendable where ID: CustomStringConvertible {
  /// What one is called in messages, such as `question`.
  static var kind: String { get }
}

/// A file of the content: its entries, and everything that is wrong with them.
///
///     var people = ContentFile<Person>("wallet/people.json", in: folder)
///     people.check("name") { $0.name.isEmpty ? "is empty" : nil }
///     try ContentError.check(people.faults)
struct ContentFile<Entry: ContentEntry> {
  /// From the folder of the content.
  let path: String
  private var numbered: [(number: Int, entry: Entry)] = []
  private var found: [(number: Int, text: String)] = []

  init(_ path: String) { self.path = path }

  /// Those that could be read.
  var entries: [Entry] { numbered.map(\.entry) }

  /// In the order of the entries.
  var faults: [String] {
    found.sorted { $0.number < $1.number }.map { "\(path): \($0.text)" }
  }

  /// - Parameter number: Where the entry is in the file, from 1.
  mutating func add(_ entry: Entry, number: Int) { numbered.append((number, entry)) }

  /// Notes what is wrong with the file as a whole, or with what should be an entry.
  mutating func addFault(_ text: String, number: Int = 0) { found.append((number, text)) }

  /// Notes a fault for each entry that has one.
  ///
  /// - Parameter fault: The reason, after the name of the member: `has 3 entries, it needs 4`.
  mutating func check(_ member: String, _ fault: (Entry) -> String?) {
    checkEach { entry in fault(entry).map { (member, $0) } }
  }

  /// Notes a fault for each entry that has one, in any member.
  mutating func checkEach(_ fault: (Entry) -> (member: String, reason: String)?) {
    for (number, entry) in numbered {
      guard let (member, reason) = fault(entry) else { continue }
      let name = Self.name(number, id: "\(entry.id)")
      addFault("\(name): \"\(member)\" \(reason)", number: number)
    }
  }

  /// Notes a fault for each entry that has the same value as an earlier one.
  mutating func checkUnique<Value: Hashable>(_ member: String, _ value: (Entry) -> Value) {
    var first: [Value: Int] = [:]
    for (number, entry) in numbered {
      guard let earlier = first.updateValue(number, forKey: value(entry)) else { continue }
      first[value(entry)] = earlier
      let name = Self.name(number, id: "\(entry.id)")
      addFault("\(name): \"\(member)\" is that of \(Entry.kind) \(earlier) too", number: number)
    }
  }

  /// Such as `question 12 ("animals-12")`.
  static func name(_ number: Int, id: String?) -> String {
    "\(Entry.kind) \(number)" + (id.map { " (\"\($0)\")" } ?? "")
  }
}

extension String {
  /// What is wrong with a text that has to say something.
  var faultIfBlank: String? { allSatisfy(\.isWhitespace) ? "is empty" : nil }
}
