import Foundation
import Sillar
import TriviaModel

/// A picture of a topic or question. It decorates: what it shows is not needed to play.
struct StoredPicture<Event: Sendable>: ViewPart {
  private let picture: TriviaModel.Picture

  init(_ picture: TriviaModel.Picture) { self.picture = picture }

  var body: [Node<Event>] { Picture(.stored(picture.name), description: "") }
}

/// How many attempts are left, and when the next returns: `●●○ 2 of 3 attempts left`.
struct AttemptsLine<Event: Sendable>: ViewPart {
  let attempts: Attempts
  let now: Date

  var body: [Node<Event>] {
    Column {
      Row {
        Text(dots).style(.accent).hiddenFromAssistiveTechnology()
        Text(
          attempts.canPlay
            ? Words.attemptsLeft.with(count: attempts.left, ["maximum": "\(attempts.maximum)"])
            : Words.noAttempts.localized, .caption)
      }.style(.compact)
      if let time = attempts.timeUntilNext(at: now) {
        Text(Words.nextAttempt.with(["time": time.minutesAndSeconds]), .caption)
      }
    }.style(.compact)
  }

  private var dots: String {
    String(repeating: "●", count: attempts.left)
      + String(repeating: "○", count: max(0, attempts.maximum - attempts.left))
  }
}

extension Duration {
  /// Such as `9:41`.
  var minutesAndSeconds: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}

extension Clock where Duration == Swift.Duration {
  /// Calls `tick` each second, until the task is cancelled.
  func everySecond(_ tick: () async -> Void) async {
    while (try? await sleep(for: .seconds(1))) != nil { await tick() }
  }
}
