import Scripted
import Sillar

/// Writes each call of a screen's life into a log.
final class Recorder: Behaviour {
  private let log: Log
  init(_ log: Log) { self.log = log }

  private func add(_ screen: Screen, _ call: String = #function) {
    log.add("\(screen.name) \(call.prefix { $0 != "(" })")
  }

  func viewDidLoad(_ screen: Screen) { add(screen) }
  func viewWillAppear(_ screen: Screen) { add(screen) }
  func viewDidAppear(_ screen: Screen) { add(screen) }
  func viewWillDisappear(_ screen: Screen) { add(screen) }
  func viewDidDisappear(_ screen: Screen) { add(screen) }
  func viewDidUnload(_ screen: Screen) { add(screen) }
}

extension Screen {
  /// A screen that shows its name, and its children while they are to be seen; "more" and "less" with its name change that.
  static func named(_ name: String, children: [String] = [], path: String? = nil) -> Screen {
    Screen(
      name, path: path,
      ScriptedPresenter(true) { presenter, event in presenter.value = event == .tap("more") },
      children: Dictionary(uniqueKeysWithValues: children.map { ($0, Screen.named($0)) })
    ) { showsChildren in
      Text(name, .title)
      Button("more \(name)", send: .tap("more"))
      Button("less \(name)", send: .tap("less"))
      if showsChildren {
        for child in children { ChildScreen(child) }
      }
    }
  }
}
