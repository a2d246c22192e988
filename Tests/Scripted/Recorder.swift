public import Sillar

/// Logs each call of a screen's life cycle.
public final class Recorder: Behavior {
  private let log: Log
  public init(_ log: Log) { self.log = log }

  private func add(_ screen: Screen, _ call: String = #function) {
    log.add("\(screen.name) \(call.prefix { $0 != "(" })")
  }

  public func viewDidLoad(_ screen: Screen) { add(screen) }
  public func viewWillAppear(_ screen: Screen) { add(screen) }
  public func viewDidAppear(_ screen: Screen) { add(screen) }
  public func viewWillDisappear(_ screen: Screen) { add(screen) }
  public func viewDidDisappear(_ screen: Screen) { add(screen) }
  public func viewDidUnload(_ screen: Screen) { add(screen) }
}

extension Screen {
  /// A screen that shows its name and, until its button "less" is pressed, its children.
  public static func named(_ name: String, children: [String] = [], path: String? = nil) -> Screen {
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
