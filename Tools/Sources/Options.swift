/// The options of a command line, removed from its words. An option that is never read is an error.
final class Options {
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  private static let valued: Set = ["--rules", "--in", "--sillar", "--build", "--of", "--item"]

  init(_ words: inout [String]) {
    var rest: [String] = []
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      if Self.valued.contains(word), index + 1 < words.endIndex {
        index += 1
        values[word] = words[index]
      } else if word.hasPrefix("--") {
        flags.insert(word)
      } else {
        rest.append(word)
      }
      index += 1
    }
    words = rest
  }

  func flag(_ name: String) -> Bool { flags.remove(name) != nil }

  func value(_ name: String) throws -> String? {
    if flags.contains(name) { throw Problem("\(name) needs a value", exitCode: 64) }
    return values.removeValue(forKey: name)
  }

  func finish() throws {
    guard let left = (flags.sorted() + values.keys.sorted()).first else { return }
    throw Problem("there is no option \(left) here\n\n\(Sillar.usage)", exitCode: 64)
  }
}
