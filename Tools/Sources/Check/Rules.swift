import Foundation

/// The rules of a repository: allowed imports, grants, limits, forbidden words.
///
/// The file has a rule on each line. The indented lines below it, which begin with `because`, are its reason: a broken
/// rule is reported with it.
///
///     let values = Foundation Observation
///     imports Examples/*/Model: $values SillarModel
///       because a model runs on every host
///     grant Examples/Movies/Model: Crypto until 2027-03-01
///       because its key is hashed there until the service does it
///     limit public-types Sources/Sillar: 101
///       because each is one more name to learn
///     limit public-members Sources/SillarHost: 120
///       because each is one more thing to understand
///     limit lines Sources Tests: 400
///       because a longer file has more than one idea
///     forbid unowned in Sources Tests
///       because reading one that is gone ends the process
///     forbid Codable Decodable in Modules/*/Model
///       because a rule does not know the form in which its values are stored
///     confine Modules/*/Delivery
///       because an async closure with a capture list runs outside of its window
///     links trivia: not Movies*
///       because an app ships only what it shows
///     owners CODEOWNERS
///       because a change needs a review of the squad that knows the module
struct Rules {
  struct Imports {
    let place: Pattern
    let allowed: [String]
    let rule: Rule
  }
  struct Grant {
    let place: Pattern
    let modules: [Pattern]
    let end: String
    let rule: Rule
  }
  struct Limit {
    let kind: String
    let places: [String]
    let value: Int
    let rule: Rule
  }
  struct Forbidden {
    let word: String
    let places: [Pattern]
    let rule: Rule
  }
  struct Confined {
    let places: [Pattern]
    let rule: Rule
  }
  struct Links {
    let app: String
    let never: [Pattern]
    let rule: Rule
  }
  struct Owners {
    let file: String
    let rule: Rule
  }
  /// The place and reason of any rule.
  struct Rule {
    let line: Int
    var reason = ""
  }

  let file: String
  private(set) var imports: [Imports] = []
  private(set) var grants: [Grant] = []
  private(set) var limits: [Limit] = []
  private(set) var forbidden: [Forbidden] = []
  private(set) var confined: [Confined] = []
  private(set) var links: [Links] = []
  private(set) var owners: Owners?

  /// - Throws: A ``Problem`` with the number of a line that cannot be read.
  init(_ text: String, file: String) throws {
    self.file = file
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.prefix { $0 != "#" }
    }
    var names: [String: [String]] = [:]
    for (index, line) in lines.enumerated() where line.first.map({ $0 != " " }) ?? false {
      let below = lines[(index + 1)...].prefix { $0.hasPrefix(" ") }
      let reason = below.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      let rule = Rule(line: index + 1, reason: String(reason.trimmingPrefix("because ")))
      let words = line.split(separator: " ").map(String.init).flatMap { word in
        word.hasPrefix("$") ? names[String(word.dropFirst())] ?? [word] : [word]
      }
      if let unknown = words.first(where: { $0.hasPrefix("$") }) {
        throw Problem("\(file):\(index + 1): there is no \"let \(unknown.dropFirst())\" above")
      }
      if words[0] == "let", words.count > 2, words[2] == "=" {
        names[words[1]] = Array(words[3...])
        continue
      }
      guard add(words, rule) else {
        throw Problem(
          "\(file):\(index + 1): \"\(line)\" is no rule: write let, imports, grant, limit, forbid, confine, links or owners"
        )
      }
      guard reason.hasPrefix("because ") else {
        throw Problem("\(file):\(index + 1): a rule needs a reason: write \"because …\" below it")
      }
    }
  }

  private mutating func add(_ words: [String], _ rule: Rule) -> Bool {
    // The words before the colon, and those after it.
    let colon = words.firstIndex { $0.hasSuffix(":") } ?? words.endIndex
    var head = Array(words[..<min(colon + 1, words.endIndex)])
    let tail = Array(words[min(colon + 1, words.endIndex)...])
    if colon < words.endIndex { head[colon].removeLast() }
    switch words[0] {
    case "imports" where head.count == 2:
      imports.append(Imports(place: Pattern(head[1]), allowed: tail, rule: rule))
    case "grant" where head.count == 2 && tail.count > 2 && tail[tail.count - 2] == "until":
      let modules = tail.dropLast(2).map { Pattern($0) }
      grants.append(
        Grant(place: Pattern(head[1]), modules: modules, end: tail[tail.count - 1], rule: rule))
    case "limit" where head.count > 2 && tail.count == 1 && Measure(rawValue: head[1]) != nil:
      guard let value = Int(tail[0]) else { return false }
      limits.append(Limit(kind: head[1], places: Array(head[2...]), value: value, rule: rule))
    case "forbid":
      let parts = words.dropFirst().split(separator: "in", maxSplits: 1)
      guard parts.count == 2 else { return false }
      let places = parts[1].map { Pattern($0) }
      forbidden += parts[0].map { Forbidden(word: $0, places: places, rule: rule) }
    case "confine" where words.count > 1:
      confined.append(Confined(places: words.dropFirst().map { Pattern($0) }, rule: rule))
    case "links" where head.count == 2 && tail.count > 1 && tail[0] == "not":
      links.append(Links(app: head[1], never: tail.dropFirst().map { Pattern($0) }, rule: rule))
    case "owners" where words.count == 2: owners = Owners(file: words[1], rule: rule)
    default: return false
    }
    return true
  }
}

/// The quantity that a limit counts.
enum Measure: String {
  /// The public types of all files together, nested ones and type aliases too.
  case publicTypes = "public-types"
  /// Their functions, properties, initializers and subscripts, and the cases of their enumerations.
  case publicMembers = "public-members"
  /// The lines of each file.
  case lines
}
