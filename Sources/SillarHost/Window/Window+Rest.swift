import Sillar
import SillarVocabulary

extension Window {
  /// True if every task of the window has ended or rests. False as soon as one waits for something that the window does
  /// not know, such as a request or a stream.
  public func isAtRest() -> Bool {
    // The tasks of a screen that has gone keep it in memory.
    guard let resting, departed.allSatisfy(\.isFreed) else { return false }
    let tasks =
      ownTasks.values + tree.everyLoadedScreen.flatMap(\.tasks.values)
      + (aging.map { [$0.task] } ?? [])
    return tasks.allSatisfy(resting.contains)
  }

  /// The tasks that have neither ended nor rest, by what they run, such as `ChatPresenter.run() of the screen "chat"`.
  public func work() -> [String] {
    guard let resting else { return [] }
    let own = ownTasks.values.contains { !resting.contains($0) }
    return (own ? ["run() of the coordinator or of a required behavior"] : [])
      + tree.everyLoadedScreen.flatMap { loaded in
        loaded.tasks.filter { !resting.contains($0.value) }.sorted { $0.key < $1.key }
          .map { "\(loaded.name(ofTask: $0.key)) of the screen \"\(loaded.screen.name)\"" }
      }
  }
}
