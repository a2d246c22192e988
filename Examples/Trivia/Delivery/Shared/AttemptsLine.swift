import Foundation
import Sillar
import TriviaModel

/// How many attempts are left, and when the next returns: `●●○ 2 of 3 attempts left`.
struct AttemptsLine<Event: Sendable>: Element {
  let attempts: Attempts
  let now: Date

  var node: Node<Event> {
    Column {
      Row {
        Text(dots).style(.accent).hiddenFromAssistiveTechnology()
        Text(words, .caption)
      }.style(.compact)
      if let timeUntilNext = attempts.timeUntilNext(at: now) {
        Text("Next attempt in \(timeUntilNext.minutesAndSeconds)", .caption)
      }
    }.style(.compact)
  }

  private var dots: String {
    String(repeating: "●", count: attempts.left)
      + String(repeating: "○", count: max(0, attempts.maximum - attempts.left))
  }

  private var words: String {
    attempts.canPlay
      ? "\(attempts.left) of \(attempts.maximum) attempts left" : "No attempts left"
  }
}

extension Duration {
  /// Such as `9:41`.
  var minutesAndSeconds: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
