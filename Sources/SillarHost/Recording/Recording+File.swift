public import Foundation

/// The form of a recording in its file: a line of JSON for the window, then one for each act.
extension Recording {
  struct Written: Codable {
    /// In milliseconds.
    let at: Int
    let act: Act
    /// The change of the screen since the line before.
    var shows: Change?
    var isBusy: Bool?
  }

  /// Lines of a screen that have taken the place of others.
  struct Change: Codable {
    let from: Int
    let gone: Int
    let new: [String]

    /// Nil if the screens are the same.
    init?(from old: [String], to new: [String]) {
      guard old != new else { return nil }
      from = zip(old, new).prefix { $0 == $1 }.count
      let tail = zip(old.dropFirst(from).reversed(), new.dropFirst(from).reversed())
        .prefix { $0 == $1 }.count
      gone = old.count - from - tail
      self.new = Array(new[from..<new.count - tail])
    }

    /// Returns false if the screen does not have the lines.
    func apply(to screen: inout [String]) -> Bool {
      guard 0...screen.count ~= from, 0...screen.count - from ~= gone else { return false }
      screen.replaceSubrange(from..<from + gone, with: new)
      return true
    }
  }

  /// A file that is no recording, is damaged, or has another version.
  public struct Unreadable: Error, CustomStringConvertible {
    /// The name of the file, the number of the line, and what to do.
    public let description: String
  }

  static let largestFile = 16 << 20
  private static let longest = 366 * 86_400_000
  private static let dates = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(dates))
    }
    return try encoder.encode(value) + [UInt8(ascii: "\n")]
  }

  /// Reads a file. What follows its last line break was cut off when the process ended, and is left out.
  ///
  /// - Throws: ``Unreadable``, or the error of the file system.
  public init(contentsOf file: URL) throws {
    func unreadable(_ line: Int, _ problem: String) -> Unreadable {
      Unreadable(description: "\(file.lastPathComponent):\(line): \(problem): record it anew")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom {
      try Self.dates.parse($0.singleValueContainer().decode(String.self))
    }
    // Blocks: in a test.
    let contents = try Data(contentsOf: file)
    guard contents.count <= 2 * Self.largestFile else {
      throw unreadable(1, "the file is larger than any recording")
    }
    let texts = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    struct Format: Decodable { let recording: Int }
    guard let first = texts.dropLast().first,
      let format = try? decoder.decode(Format.self, from: first)
    else { throw unreadable(1, "this is not the beginning of a recording") }
    guard format.recording == Self.format else {
      throw unreadable(
        1, "the format is \(format.recording), and this version of Sillar reads \(Self.format)")
    }
    do { head = try decoder.decode(Head.self, from: first) } catch {
      throw unreadable(1, "this is not the beginning of a recording")
    }
    var (lines, screen, time) = ([Line](), [String](), 0)
    for (index, text) in texts.enumerated().dropLast().dropFirst() {
      guard let written = try? decoder.decode(Written.self, from: text) else {
        throw unreadable(index + 1, "this is not a line of a recording")
      }
      guard time...Self.longest ~= written.at, written.shows?.apply(to: &screen) != false else {
        throw unreadable(index + 1, "the line does not go with the lines before it")
      }
      time = written.at
      lines.append(
        Line(
          number: index + 1, time: .milliseconds(time), act: written.act, screen: screen,
          isBusy: written.isBusy == true))
    }
    self.lines = lines
  }
}
