/// A piece of text that stays on one line: a word, or one character of a script without spaces.
struct Word: Sendable {
  let text: String
  let width: Double
  /// Whether a space stands before it.
  let spaced: Bool

  static func split(_ text: String, _ face: Typeface) -> [Word] {
    var words: [Word] = []
    for part in text.split(separator: " ") {
      var pending = ""
      var spaced = true
      func word() -> Word { Word(text: pending, width: face.width(pending), spaced: spaced) }
      for character in part {
        let isWide = (character.unicodeScalars.first?.value ?? 0) >= 0x2E80
        if isWide, !pending.isEmpty, !character.isPunctuation {
          words.append(word())
          (pending, spaced) = ("", false)
        }
        pending.append(character)
      }
      if !pending.isEmpty { words.append(word()) }
    }
    return words
  }

  /// The word itself, or pieces of it with hyphens if it is wider than a line of `width` ems.
  func parted(within width: Double, _ face: Typeface) -> [Word] {
    guard self.width > width else { return [self] }
    let count = Int((self.width / (width * 0.9)).rounded(.up))
    let size = (text.count + count - 1) / count
    let characters = Array(text)
    return stride(from: 0, to: characters.count, by: size).map { start in
      let end = min(start + size, characters.count)
      let piece = String(characters[start..<end]) + (end < characters.count ? "-" : "")
      return Word(text: piece, width: face.width(piece), spaced: start == 0 && spaced)
    }
  }

  /// Fills lines of `width` ems one after the other.
  static func lines(_ words: [Word], within width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0.0
    for word in words {
      let space = word.spaced ? 0.28 : 0
      if !line.isEmpty, used + space + word.width > width {
        lines.append(line)
        (line, used) = (word.text, word.width)
      } else {
        used += word.width + (line.isEmpty ? 0 : space)
        line += (line.isEmpty || !word.spaced ? "" : " ") + word.text
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Lines of the narrowest width that still makes `count` of them, so that none is left short.
  static func balanced(_ words: [Word], within width: Double, count: Int) -> [String] {
    var narrow = words.reduce(0) { max($0, $1.width) }
    var wide = max(width, narrow)
    guard lines(words, within: wide).count <= count else { return lines(words, within: wide) }
    for _ in 0..<9 {
      let middle = (narrow + wide) / 2
      if lines(words, within: middle).count <= count {
        wide = middle
      } else {
        narrow = middle
      }
    }
    return lines(words, within: wide)
  }
}
