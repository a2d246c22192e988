import Foundation

/// Standard error, for writing whole lines: what one call writes is one line, whatever it contains,
/// so that nothing that a stranger sends can forge a line of the log.
struct StandardError: TextOutputStream, Sendable {
  mutating func write(_ string: String) {
    let line = Self.line(string)
    // There is nowhere to complain when standard error is gone.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  static func line(_ string: String) -> String {
    let text = string.hasSuffix("\n") ? string.dropLast() : string[...]
    let safe = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : "\(scalar)"
    }
    return safe.joined() + "\n"
  }
}
