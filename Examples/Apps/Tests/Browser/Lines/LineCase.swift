import Chromium
import Foundation
import Testing

/// A line that goes wrong for some time, and the way in which a person goes on meanwhile.
struct LineCase: Sendable, CustomTestStringConvertible {
  enum Fault: String, Sendable, CaseIterable {
    /// Bytes take 700 ms each way.
    case delay
    /// Nothing arrives until the end; it arrives then.
    case stall
    case cut
    /// Each connection ends at once.
    case reset
  }

  enum Way: String, Sendable, CaseIterable {
    case reload
    /// The tab is closed, and opened again with its history.
    case close
    /// The tab is closed, and the app is started from the home screen.
    case start
  }

  let fault: Fault
  let seconds: Int
  let way: Way
  /// True for a person who is in the app for the first time: the host keeps nothing of their window on its disk.
  let isNewcomer: Bool

  var testDescription: String {
    "\(fault) for \(seconds) s, \(way), \(isNewcomer ? "a newcomer" : "known")"
  }

  /// `SILLAR_LINES=all` takes all of the table; `SILLAR_LINES=cut,140` takes those whose descriptions have both words.
  static var chosen: [LineCase] {
    let environment = ProcessInfo.processInfo.environment["SILLAR_LINES"]
    guard let environment else { return sample }
    let words = environment.split(separator: ",").map(String.init)
    return table.filter { one in
      environment == "all" || words.allSatisfy { " \(one.testDescription),".contains(" \($0)") }
    }
  }

  /// Each fault, each way and both kinds of person.
  private static let sample = [
    LineCase(fault: .delay, seconds: 30, way: .reload, isNewcomer: true),
    LineCase(fault: .stall, seconds: 5, way: .start, isNewcomer: true),
    LineCase(fault: .cut, seconds: 140, way: .reload, isNewcomer: false),
    LineCase(fault: .reset, seconds: 5, way: .close, isNewcomer: false),
  ]

  private static let table = Fault.allCases.flatMap { fault in
    [0, 5, 30, 60, 140].flatMap { seconds in
      Way.allCases.flatMap { way in
        [true, false].map {
          LineCase(fault: fault, seconds: seconds, way: way, isNewcomer: $0)
        }
      }
    }
  }

  /// True if the host has ended the window meanwhile, and has kept nothing of it: what the window had not done is said, because
  /// nobody can do it. A window waits for its page for 2 minutes.
  func endsWindow(of deed: LineDeed) -> Bool { isNewcomer && !deed.isMembers && seconds > 120 }

  /// Lets the line go wrong while the body runs.
  func spoil(_ cable: Cable, while body: () async throws -> Void) async throws {
    var resetting: Task<Void, Never>?
    switch fault {
    case .delay:
      let pace = Cable.Pace(delay: .milliseconds(700))
      cable.slow(up: pace, down: pace)
    case .stall: cable.hold()
    case .cut: cable.cut()
    case .reset:
      cable.reset()
      resetting = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(20))
          cable.reset()
        }
      }
    }
    try await body()
    resetting?.cancel()
    await resetting?.value
    cable.slow()
    cable.release()
    if fault == .cut { try cable.mend() }
  }
}
