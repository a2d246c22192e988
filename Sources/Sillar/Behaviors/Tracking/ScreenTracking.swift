import Observation
import SillarVocabulary

/// Notes which screens are visible and for how long, and on which screens the user acts, never what the user does.
///
/// It notes only the first action after each appearance of a screen: the number of events would reveal the length of a
/// typed text.
@Observable final class ScreenTracking: Behavior {
  private enum Consent {
    case unknown, asked, agreed, declined
  }

  private static let question = "tracking-question"

  private let tracker: Tracker
  private let elapsed: ElapsedTime
  private let answer: () async throws -> Bool?
  private let keep: (Bool) async throws -> Void
  private var consent = Consent.unknown
  /// The screen on which the user has acted since it appeared.
  @ObservationIgnored private weak var used: Screen?
  @ObservationIgnored private var appearances: [ObjectIdentifier: Duration] = [:]
  /// The visible screens, as long as there is no answer.
  @ObservationIgnored private var unnoted: [Screen] = []
  /// True on the screen of the preferences: an answer is changed as easily as it was given (GDPR, article 7, 3).
  private var isAtPreferences = false

  init(
    _ tracker: Tracker, clock: any Clock<Duration>, answer: @escaping () async throws -> Bool?,
    keep: @escaping (Bool) async throws -> Void
  ) {
    self.tracker = tracker
    elapsed = ElapsedTime(clock)
    self.answer = answer
    self.keep = keep
  }

  var header: (() -> Screen)? {
    consent == .asked || isAtPreferences && consent != .unknown ? makeQuestion : nil
  }

  private func makeQuestion() -> Screen {
    Screen(
      Self.question, view: TrackingQuestionView(), state: Driver { self.answered },
      send: { await self.store($0) })
  }

  private var answered: TrackingAnswer? {
    switch consent {
    case .unknown, .asked: nil
    case .agreed: .accepted
    case .declined: .declined
    }
  }

  func run() async {
    guard consent == .unknown else { return }
    do {
      if let answer = try await answer() { take(answer) } else { consent = .asked }
    } catch {
      // Without an answer nothing is noted. The next window reads it again.
    }
  }

  private func take(_ isGiven: Bool) {
    consent = isGiven ? .agreed : .declined
    if isGiven { unnoted.forEach(begin) } else { appearances = [:] }
    unnoted = []
  }

  private func store(_ answer: TrackingAnswer) async {
    take(answer == .accepted)
    try? await keep(answer == .accepted)
  }

  func viewDidAppear(_ screen: Screen) {
    if screen.name == Self.question { return }
    if screen.name == Screen.preferencesName { isAtPreferences = true }
    if used === screen { used = nil }
    switch consent {
    case .agreed: begin(screen)
    case .unknown, .asked: unnoted.append(screen)
    case .declined: break
    }
  }

  private func begin(_ screen: Screen) {
    appearances[ObjectIdentifier(screen)] = elapsed()
    note("screen-appeared", screen)
  }

  func viewDidDisappear(_ screen: Screen) {
    if screen.name == Screen.preferencesName { isAtPreferences = false }
    unnoted.removeAll { $0 === screen }
    guard let appearance = appearances.removeValue(forKey: ObjectIdentifier(screen)) else { return }
    note("screen-disappeared", screen, duration: elapsed() - appearance)
  }

  func userDidAct(_ screen: Screen) {
    tracker.expectRun()
    guard consent == .agreed, used !== screen, screen.name != Self.question else { return }
    used = screen
    note("user-acted", screen)
  }

  private func note(_ name: String, _ screen: Screen, duration: Duration? = nil) {
    tracker.note(TrackingEvent(name: name, screen: screen.name, duration: duration))
  }
}
