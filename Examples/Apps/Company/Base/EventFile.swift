public import Foundation
public import Sillar
import SillarData

/// A file of tracked events, one JSON object per line: the destination while an app is developed.
///
/// ```swift
/// let tracker = Tracker(
///   work: AppWork(), clock: ContinuousClock(), send: EventFile(in: folder).append)
/// ```
///
/// A line has the time at which the event was written, its name, its screen, and the seconds that the screen was visible:
///
///     {"event":"screen-disappeared","screen":"basket","seconds":12.5,"time":"2026-11-23T09:30:00Z"}
///
/// A full file is renamed to `events.1.jsonl`, replacing an older one.
public struct EventFile: Sendable {
  private struct Line: Encodable {
    let time: Date
    let event: String
    let screen: String
    let seconds: Double?
  }

  private let file: LineFile
  private let now: @Sendable () -> Date

  public init(in folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    file = LineFile(folder.appending(path: "events.jsonl"))
    self.now = now
  }

  /// Appends events; a ``Tracker`` calls it.
  ///
  /// - Throws: An error if the file cannot be written. The tracker then offers the events again.
  @Sendable public func append(_ events: [TrackingEvent]) async throws {
    let time = now()
    try await file.append(
      events.map { event in
        Line(
          time: time, event: event.name, screen: event.screen,
          seconds: event.duration.map { $0 / .seconds(1) })
      })
  }
}
