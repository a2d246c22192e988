public import Foundation
public import SillarHost
import Synchronization

/// Collects what happens in the windows of a program, for the screens of the ``InspectorApp``: the program's developer sees in
/// one browser tab what goes on in another.
///
/// ```swift
/// func serve(_ shop: any App) async throws {
///   let inspector = Inspector()
///   var settings = WebHost.Settings()
///   settings.inspector = inspector
///   let host = WebHost(app: shop, settings: settings)
///   let tool = try WebHost(app: InspectorApp(inspector), at: "/inspector")
///   try await WebServer(hosts: [host, tool]).run()
/// }
/// ```
///
/// A program of SillarServer does all this with the option `--inspect`, on a port of its own. The inspector holds windows weakly,
/// and shows nothing that was typed into a concealed field. Whoever reaches its screens sees what all people do: serve them on a
/// developer's machine alone.
public final class Inspector: WindowInspector {
  /// The windows that have ended, and are still shown.
  private static let mostEnded = 20

  private let records = Mutex<[String: WindowRecord]>([:])
  /// A signal for each thing that has happened.
  let changes: WakeUp
  private let now: @Sendable () -> Date
  /// Reads what the program counts.
  let figures: @Sendable () -> [ProgramFigure]

  /// - Parameters:
  ///   - changes: Gets a signal whenever the figures may have changed.
  ///   - now: Returns the current date.
  ///   - figures: Reads what the program counts.
  public init(
    changes: WakeUp = WakeUp(), now: @escaping @Sendable () -> Date = { Date() },
    figures: @escaping @Sendable () -> [ProgramFigure] = { [] }
  ) {
    self.changes = changes
    self.now = now
    self.figures = figures
  }

  public func observe(_ observation: WindowObservation) {
    let now = now()
    records.withLock { records in
      let name = observation.window
      records[name, default: WindowRecord(name, of: observation.app, at: now)]
        .note(observation, at: now)
      if case .ended = observation.what { Self.forgetEnded(in: &records) }
    }
    changes.signal()
  }

  public func note(_ hosted: HostedWindow) {
    guard let name = hosted.window.observedName else { return }
    let now = now()
    _ = records.withLock { $0[name]?.note(hosted, at: now) }
    changes.signal()
  }

  private static func forgetEnded(in records: inout [String: WindowRecord]) {
    let ended = records.values.filter(\.window.hasEnded)
    // A window that has shown nothing was opened at an address that the app does not know.
    for record in ended where record.window.screen.isEmpty { records[record.window.id] = nil }
    for record in ended.sorted(by: { $0.window.opened > $1.window.opened }).dropFirst(mostEnded) {
      records[record.window.id] = nil
    }
  }

  // MARK: For the screens

  /// The open windows, the newest first, then those that have ended.
  var windows: [InspectedWindow] {
    records.withLock { $0.values.map(\.window) }.filter { !$0.screen.isEmpty }
      .sorted { ($1.hasEnded ? 1 : 0, $0.opened, $0.id) > ($0.hasEnded ? 1 : 0, $1.opened, $1.id) }
  }

  func record(of window: String) -> WindowRecord? { records.withLock { $0[window] } }

  /// Calls a function now, and again after each thing that has happened, until the task is cancelled. A window that is busy does
  /// not have to answer for each of its events: between two calls is a pause.
  func follow(with clock: any Clock<Duration>, _ look: () async -> Void) async {
    while !Task.isCancelled {
      let seen = changes.signals
      await look()
      guard (try? await clock.sleep(for: .milliseconds(200))) != nil else { return }
      _ = await changes.wait(after: seen)
    }
  }
}
