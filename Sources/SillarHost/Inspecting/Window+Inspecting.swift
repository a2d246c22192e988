import Foundation
import Sillar
import SillarVocabulary

extension Window {
  /// The name by which observations tell the window from others; nil if nobody observes it.
  public nonisolated var observedName: String? { observing?.window }

  /// What the window has and does, for a tool of developers. It changes nothing: nothing is drawn, and the host's next frame has
  /// all the changes that it would have had.
  ///
  /// ```swift
  /// func tasks(of window: Window) async -> [String] {
  ///   let inspection = await window.inspect()
  ///   return inspection.tasks + inspection.screens.flatMap(\.tasks)
  /// }
  /// ```
  public func inspect() -> WindowInspection {
    let secrets = Secrets(typed: observed.secrets, shownBy: tree)
    let places = tree.places(isKept: false)
    let screens = zip(tree.navigator.stack + tree.navigator.modals, places).flatMap {
      screen, place -> [WindowInspection.Screen] in
      guard let loaded = tree.loadedScreen(for: screen) else { return [] }
      return loaded.family.map { one in
        inspection(of: one, in: loaded, at: one === loaded ? place : nil, hiding: secrets)
      }
    }
    let nodes = secrets.leftOut(of: ScreenNode(RenderedNode(storage: tree.root)))
    // What changes name must stay until a host has seen them.
    if tree.changes.isEmpty { tree.restRows() }
    var location = location
    location.path = secrets.leftOut(ofLink: location.path)
    location.title = secrets.leftOut(of: location.title)
    return WindowInspection(
      screens: screens, tasks: namesOfOwnTasks, location: location, nodes: nodes)
  }

  private func inspection(
    of screen: LoadedScreen, in outermost: LoadedScreen, at place: WindowMemory.Place?,
    hiding secrets: Secrets
  ) -> WindowInspection.Screen {
    WindowInspection.Screen(
      id: screen.number, name: screen.screen.name,
      link: place?.link.map { secrets.leftOut(ofLink: $0) },
      presenter: screen.place.presenter, level: screen.level,
      isModal: tree.navigator.modals.contains { $0 === outermost.screen },
      isVisible: screen.screen.isVisible,
      state: screen.screen.model.drawnState.map { StateLines($0, hiding: secrets).lines } ?? [],
      memory: place?.lines(hiding: secrets) ?? [],
      tasks: screen.tasks.keys.sorted().map { screen.name(ofTask: $0) })
  }

  private var namesOfOwnTasks: [String] {
    ownTasks.keys.sorted().map {
      $0 == coordinatorTask ? "run() of the coordinator" : "run() of a required behavior"
    } + (aging == nil ? [] : ["the writing of ages"])
  }

  /// Remembers what was typed into a concealed field, if somebody may look into the window.
  func noteSecret(of node: NodeStorage) {
    guard let observing, observing.isInspected, let text = node.concealedText else { return }
    observed.secrets.insert(text)
  }
}

extension LoadedScreen {
  /// The number of screens that contain this one as a child.
  fileprivate var level: Int { parent.map { $0.level + 1 } ?? 0 }
}

extension WindowMemory.Place {
  /// What the place brings back, a line for each.
  fileprivate func lines(hiding secrets: Secrets) -> [String] {
    presenters.sorted { $0.key < $1.key }.map { path, data in
      (path.isEmpty ? "" : "\(path): ") + secrets.leftOut(ofJSON: data)
    }
      + inputs.sorted { $0.key < $1.key }.map { "\($0): \(secrets.leftOut(of: $1.text))" }
      + (rows ?? [:]).sorted { $0.key < $1.key }.map { "\($0): \($1) rows" }
  }
}

extension WindowMemory.Input {
  fileprivate var text: String {
    switch self {
    case .text(let text), .option(let text): text
    case .flag(let isOn): "\(isOn)"
    case .stars(let count): "\(count)"
    }
  }
}
