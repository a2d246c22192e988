import Chromium
import Foundation
import Synchronization
import TestServers
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// What a person types and taps in each app while the line is slow, stalled, cut or reset, and after a reload, a closed tab and a
  /// start meanwhile. `SILLAR_LINES` takes all of the table; see ``LineCase``.
  @Suite struct LineBrowserTests {
    @Test(.timeLimit(.minutes(2)), arguments: LineCase.chosen)
    func `nothing typed is lost, no tap is lost or done twice, and the person knows`(
      _ line: LineCase
    ) async throws {
      try await AllApps.run { apps in
        let cable = try Cable(to: apps.port)
        var tabs = try await LineTab.open(at: "http://127.0.0.1:\(cable.port)", line)
        try await line.spoil(cable) {
          try await tabs.all { try await $0.act() }
          try await apps.pass(.seconds(line.seconds), with: tabs)
          if line.fault != .delay, line.seconds >= 5 {
            try await tabs.all { try await $0.expectTold(line) }
          }
          tabs = try await tabs.all { try await $0.goOn(line.way) }
        }
        try await tabs.all { try await $0.expectDone(line) }
      }
    }
  }
}

extension AllApps {
  /// Lets time pass for the hosts and the pages: all but two seconds of it at once.
  fileprivate func pass(_ time: Duration, with tabs: [LineTab]) async throws {
    let real = min(time, .seconds(2))
    try await Task.sleep(for: real)
    guard time > real else { return }
    clock.leap(time - real)
    // The page asks for a sign of life, and then gives up.
    for part in [6, Int((time - real).components.seconds)] {
      try await tabs.all { try await $0.page.skip(part) }
      try await Task.sleep(for: .milliseconds(1100))
    }
  }
}

extension [LineTab] {
  @discardableResult
  func all<Result: Sendable>(
    _ body: @escaping @Sendable (LineTab) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (index, tab) in enumerated() { group.addTask { (index, try await body(tab)) } }
      return try await group.reduce(into: [(Int, Result)]()) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
