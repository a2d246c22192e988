import BackendInfra
import Foundation

/// Reports the progress of an import on standard error: on a terminal in one line that changes, elsewhere
/// in one line for every 10,000 lines of the file.
struct ImportProgress {
  private static let step = 10_000

  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var lastStep = 0

  /// The seconds since the import began, with one decimal.
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

  /// Clears the progress line for the next output.
  func end() { write(eraser) }

  /// The control sequence that moves to the start of the line and clears it (ECMA-48, EL).
  private var eraser: String { isTerminal ? "\r\u{1B}[K" : "" }

  private func write(_ text: String) {
    // A failure is ignored: there is nowhere to report it when standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
