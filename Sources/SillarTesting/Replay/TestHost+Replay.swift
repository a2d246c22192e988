public import Foundation
public import Sillar
import SillarHost
import SillarModel

extension TestHost {
  /// Repeats a recording: does what the user did, at the same times and with the same answers of services, and compares the
  /// screen before each act.
  ///
  /// ```swift
  /// func replay(_ file: URL) async throws {
  ///   try await TestHost.replay(file) { clock in SearchApp(clock: clock, now: clock.wallClock) }
  /// }
  /// ```
  ///
  /// The clock starts at the date of the recording, and is moved as time passed then: the app must have it as its `clock`, and its
  /// date as its `now`.
  ///
  /// - Parameters:
  ///   - languages: Replays the recording in other languages, as BCP 47 tags: texts are not compared then, only the nodes.
  ///   - secrets: What to type into concealed fields, such as passwords: a recording has only the order in which they came first.
  ///   - files: The files that the user chose; a recording has their names.
  ///   - makeApp: Makes the app, with nothing saved. Services are not asked.
  /// - Throws: ``TestFailure`` with the line of the recording at which the app no longer does what it did, or
  ///   `Recording.Unreadable`.
  public static func replay(
    _ file: URL, in languages: [String]? = nil, secrets: [String] = [], files: [ChosenFile] = [],
    limits: Limits = Limits(), fileID: String = #fileID, line: Int = #line,
    _ makeApp: (TestClock) throws -> any App
  ) async throws {
    let recording = try Recording(contentsOf: file)
    let services = ReplayedServices(recording, ignoresQueries: languages != nil)
    let clock = TestClock(startingAt: recording.head.start)
    let app = try ServiceRelay.$current.withValue(services.relay) { try makeApp(clock) }
    let head = recording.head
    let visitor = Visitor(
      id: "recorded", languages: languages ?? head.languages, timeZone: head.timeZone,
      language: languages == nil ? head.language : nil, isDark: head.isDark)
    let host = TestHost(
      app, visitor: visitor, clock: clock, limits: limits, checks: .all, observer: nil)
    let replay = Replay(
      recording: recording, name: file.lastPathComponent, host: host, services: services,
      secrets: secrets, files: files, comparesTexts: languages == nil, fileID: fileID, line: line)
    try await host.run({ _ in try await replay.run() }, fileID, line)
  }
}
