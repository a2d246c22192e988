import Foundation
import Sillar
import SillarVocabulary

/// Ages on the screen stay true while they are shown.
extension Window {
  /// Writes ages again when the first of them is out of date.
  func watchAges() {
    guard tree.texts.nextChange != aging?.until else { return }
    aging?.task.cancel()
    aging = tree.texts.nextChange.map { until in
      let delay = max(1, until.timeIntervalSince(context.now()))
      let task = track {
        Task {
          await withTaskExecutorPreference(executor) {
            guard (try? await context.clock.sleep(for: .seconds(delay))) != nil else { return }
            writeAgesAnew()
          }
        }
      }
      return (until, task)
    }
  }

  private func writeAgesAnew() {
    aging = nil
    tree.texts.writeAnew()
  }
}
