/// A text broken into lines at a size at which it fits a box.
struct TextBlock: Sendable {
  let face: Typeface
  /// Each line with its size.
  var lines: [(text: String, size: Double)]

  /// The height of capitals in ems.
  static let capital = 0.72

  /// From the top of the first line's capitals to the last baseline.
  var height: Double {
    lines.enumerated().reduce(0) { sum, line in
      sum + line.element.size * (line.offset == 0 ? Self.capital : face.leading)
    }
  }

  var width: Double {
    lines.reduce(0) { max($0, face.width($1.text) * $1.size) }
  }

  /// `text` as large as it fits, from `largest` down to `smallest`; what does not fit at the
  /// smallest size is cut off with an ellipsis.
  init(
    _ text: String, _ face: Typeface, width: Double, height: Double, largest: Double,
    smallest: Double = 15, most: Int = 6
  ) {
    self.face = face
    let widest = width / max(smallest, largest * 0.42)
    let words = Word.split(face.setting(text), face).flatMap { $0.parted(within: widest, face) }
    var size = largest
    while true {
      let room = max(Int((height / size - Self.capital) / face.leading) + 1, 1)
      let broken = Word.lines(words, within: width / size)
      let last = size <= smallest
      if broken.count <= min(room, most), broken.allSatisfy({ face.width($0) * size <= width }) {
        let even = Word.balanced(words, within: width / size, count: broken.count)
        lines = even.map { ($0, size) }
        return
      }
      if last {
        lines = Self.cut(broken, to: min(room, most), face, width / size).map { ($0, size) }
        return
      }
      size = max(size * 0.93, smallest)
    }
  }

  /// Big words: every line is as wide as the box, each at its own size.
  init?(stacking text: String, _ face: Typeface, width: Double, height: Double) {
    self.face = face
    let words = Word.split(face.setting(text), face)
    var best: (lines: [(text: String, size: Double)], score: Double)?
    for count in 1...6 {
      let widest = words.reduce(0) { $0 + $1.width } + 0.3 * Double(words.count)
      let broken = Word.balanced(words, within: widest, count: count)
      guard broken.count == count else { break }
      let lines = broken.map {
        (text: $0, size: min(width / max(face.width($0), 0.1), height / 1.6))
      }
      let block = TextBlock(face: face, lines: lines)
      let tall = block.height
      let full =
        lines.reduce(0) { $0 + min(1, face.width($1.text) * $1.size / width) } / Double(count)
      let score = min(tall / height, 1) * full
      if tall <= height, score > (best?.score ?? 0.4) { best = (lines, score) }
    }
    guard let best, best.lines.allSatisfy({ $0.size >= 26 }) else { return nil }
    lines = best.lines
  }

  private init(face: Typeface, lines: [(text: String, size: Double)]) {
    self.face = face
    self.lines = lines
  }

  private static func cut(
    _ lines: [String], to count: Int, _ face: Typeface, _ width: Double
  ) -> [String] {
    var kept: [String] = []
    for (index, line) in lines.prefix(count).enumerated() {
      var text = line[...]
      var shortened = index == count - 1 && lines.count > count
      while face.width(text) + (shortened ? 0.8 : 0) > width, text.count > 1 {
        text = text.dropLast()
        shortened = true
      }
      while shortened, text.last == " " { text = text.dropLast() }
      kept.append(text + (shortened ? "…" : ""))
    }
    return kept
  }
}
