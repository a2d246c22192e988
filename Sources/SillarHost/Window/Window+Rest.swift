import Sillar
import SillarVocabulary

extension Window {
  /// The tasks that have neither ended nor rest, by what they run, such as `ChatPresenter.run() of the screen "chat"`: those
  /// that wait for something that the window does not know, such as a request or a stream. Empty for a window without
  /// `RestingTasks`.
  public func work() -> [String] {
    guard let resting else { return [] }
    let own = ownTasks.values.contains { !resting.contains($0) }
    let ages = aging.map { !resting.contains($0.task) } ?? false
    return (own ? ["run() of the coordinator or of a required behavior"] : [])
      + (ages ? ["the writing of ages"] : [])
      + tree.everyLoadedScreen.flatMap { loaded in
        loaded.tasks.filter { !resting.contains($0.value) }.sorted { $0.key < $1.key }
          .map { "\(loaded.name(ofTask: $0.key)) of the screen \"\(loaded.screen.name)\"" }
      }
  }
}
