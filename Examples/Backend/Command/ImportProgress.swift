import BackendInfra
import Foundation

/// Tells on standard error how an import goes: on a terminal in one line that changes, elsewhere in a
/// line for each 10,000 of the file.
struct ImportProgress {
  private static let step = 10_000

  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var lastStep = 0

  /// Since the import began, with one decimal.
  var seconds: String { String(format: "%.1f", elapsed) }

  private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  mutating func show(_ event: FilmImport.Event) {
    switch event {
    case .rejected(let line):
      write("\(eraser)line \(line.number) is left out: \(line.reason)\n")
    case .written(let lines):
      let text = "\(lines) lines, \(Int(Double(lines) / max(elapsed, 0.001))) a second"
      if isTerminal {
        write(eraser + text)
      } else if lines / Self.step > lastStep {
        lastStep = lines / Self.step
        write(text + "\n")
      }
    }
  }

  /// Makes room for what is printed next.
  func end() { write(eraser) }

  /// Goes to the beginning of the line and empties it (ECMA-48, EL).
  private var eraser: String { isTerminal ? "\r\u{1B}[K" : "" }

  private func write(_ text: String) {
    // There is nowhere to complain when standard error is gone.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
