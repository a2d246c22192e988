import Foundation
public import Sillar
public import TriviaModel

extension TriviaModule {
  /// The topics in which the player has an attempt again, for `App.notices(for:as:)`.
  ///
  /// ```swift
  /// func notices(_ actions: TriviaActions, _ context: ModuleContext) -> AsyncStream<[Notice]> {
  ///   TriviaModule.notices(of: actions.attempts, clock: context.clock)
  /// }
  /// ```
  ///
  /// - Parameter clock: Waits for the next attempt.
  public static func notices(
    of attempts: AttemptsService, clock: any Clock<Duration>
  ) -> AsyncStream<[Notice]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { notices in
      let task = Task {
        for await returned in attempts.returned(clock: clock) {
          notices.yield(returned.sorted { $0.value < $1.value }.map { notice($0, since: $1) })
        }
        notices.finish()
      }
      notices.onTermination = { _ in task.cancel() }
    }
  }

  private static func notice(_ topic: Topic.ID, since date: Date) -> Notice {
    Notice(
      Words.attemptsBack, about: topic.rawValue, event: "\(date.timeIntervalSince1970)",
      title: Words.attemptsBackTitle, Words.attemptsBackAdvice, opens: TopicsRoute())
  }
}
