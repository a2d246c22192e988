import Foundation
import Sillar

/// A document of flags, read for the keys that an app lets a service set.
struct FlagDocument: Sendable {
  private struct Content: Decodable {
    let flags: [String: JSONValue]
    let groups: [String: Set<String>]?
  }

  private struct Rule {
    let value: any Sendable
    /// The people who get the value; nil for everybody.
    let people: Set<String>?
    /// The part of these who get it, counted from the same end in each rule: those below 10 are below 20, too.
    let percent: Double
    /// Both conditions, for a listing; nil for everybody.
    let condition: String?
  }

  private var flags: [(key: any ConfigurationKey.Type, rules: [Rule])] = []
  /// A line for each flag that cannot be read.
  private(set) var problems: [String] = []

  /// A document without flags.
  init() {}

  /// - Throws: An error if the bytes are not JSON of this form.
  init(_ body: Data, for keys: [any ConfigurationKey.Type]) throws {
    let content = try JSONDecoder().decode(Content.self, from: body)
    for key in keys {
      guard let flag = content.flags[key.name] else { continue }
      let rules: [JSONValue] =
        if case .list(let rules) = flag { rules } else { [.object(["value": flag])] }
      let readable = rules.compactMap { Self.rule($0, key, content.groups ?? [:]) }
      if readable.count == rules.count {
        flags.append((key, readable))
      } else {
        problems.append(
          "The flag \(key.name) is left out: its value should be \(key.kind ?? "set in code"), and a rule may have a"
            + " value, a group of the document and a percent from 0 to 100.")
      }
    }
  }

  /// The values that the document has for a person.
  func values(for person: String) -> [(key: any ConfigurationKey.Type, value: any Sendable)] {
    flags.compactMap { flag in
      flag.rules.first { rule in
        rule.people?.contains(person) != false
          && Self.place(of: person, in: flag.key.name) < rule.percent
      }.map { (flag.key, $0.value) }
    }
  }

  /// The values of a flag with their conditions, such as `50 (testers), 40 (10 %)`; nil for a flag that the document does not have.
  ///
  /// - Parameter other: The value of all others.
  func text<Key: ConfigurationKey>(of key: Key.Type, else other: String) -> String? {
    guard let rules = flags.first(where: { $0.key == key })?.rules else { return nil }
    let texts = rules.map { rule in
      let value = (rule.value as? Key.Value).map(Key.text) ?? ""
      return rule.condition.map { "\(value) (\($0))" } ?? value
    }
    let isForAll = rules.contains { $0.condition == nil }
    return (texts + (isForAll ? [] : ["else \(other)"])).joined(separator: ", ")
  }

  /// - Returns: Nil also for an unknown condition: it must not be taken for one that everybody meets.
  private static func rule<Key: ConfigurationKey>(
    _ rule: JSONValue, _ key: Key.Type, _ groups: [String: Set<String>]
  ) -> Rule? {
    guard case .object(let rule) = rule,
      rule.keys.allSatisfy(["value", "group", "percent"].contains),
      let value = rule["value"]?.configurationText.flatMap({ key.value(from: $0) })
    else { return nil }
    let group = rule["group"]?.configurationText
    let people = group.flatMap { groups[$0] }
    let share = rule["percent"]?.configurationText
    let percent = rule["percent"] == nil ? 100 : share.flatMap(Double.init)
    guard let percent, 0...100 ~= percent, (people == nil) == (rule["group"] == nil) else {
      return nil
    }
    let conditions = [group, share.map { "\($0) %" }].compactMap(\.self)
    return Rule(
      value: value, people: people, percent: percent,
      condition: conditions.isEmpty ? nil : conditions.joined(separator: ", "))
  }

  /// A number from 0 to less than 100, the same in each process and version, because a larger share must keep the people of
  /// a smaller one. A person has another number for each flag. (The finalizer of MurmurHash3.)
  private static func place(of person: String, in flag: String) -> Double {
    var hash = StableHash("\(flag)\n\(person)").value
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return Double((hash ^ (hash >> 33)) % 10_000) / 100
  }
}
