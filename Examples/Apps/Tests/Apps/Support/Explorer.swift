import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Walks through an app to see every screen: taps controls, fills in fields, goes back, and prefers the actions that it
/// has done least.
///
/// It makes no random choice, so each run takes the same steps.
struct Explorer {
  /// A possible action on a screen.
  private struct Deed {
    enum Kind {
      case event(WindowEvent)
      case follow(String)
      case back
    }
    let name: String
    let kind: Kind
    /// True for an action that is chosen only after all others.
    var isLast = false
  }

  private(set) var host: TestHost
  /// Returns the text for a field; nil to leave it empty.
  let text: (FieldContent) -> String?
  /// The texts of the app. Another title has data in it, such as the name of a guest: it does not name an action.
  let titles: Set<String>
  /// Returns true for the name of a screen whose work may never end.
  let isEndless: (String) -> Bool
  /// Opens the window again on each screen, and compares; nil to only look.
  private let comeback: Comeback?
  /// The behaviors of each screen that has been seen.
  private(set) var seen: [String: Set<[String]>] = [:]
  /// The number of times each action was done in this round.
  private var tries: [String: Int] = [:]
  /// The number of times each action was done in all rounds.
  private(set) var turns: [String: Int]
  private var steps: [String: Int] = [:]
  /// The screens with elements that are links, and the links that lead elsewhere than the tap.
  private(set) var linked: Set<String> = []
  private(set) var strays: [String] = []
  /// The taps that put a screen above the one on which they were made, without saying so before.
  private(set) var surprises: Set<String> = []
  /// The actions so far, for error messages.
  private(set) var diary: [String] = []

  /// - Parameter turns: The counts of an earlier explorer: its actions are tried last.
  init(
    _ host: TestHost, titles: Set<String>, isEndless: @escaping (String) -> Bool = { _ in false },
    turns: [String: Int] = [:], comeback: Comeback? = nil,
    text: @escaping (FieldContent) -> String?
  ) {
    self.host = host
    self.titles = titles
    self.isEndless = isEndless
    self.turns = turns
    self.comeback = comeback
    self.text = text
  }

  /// Explores until all screens have been seen, or the budget is spent.
  mutating func explore(steps budget: Int, until isDone: (Set<String>) -> Bool) async throws {
    try await look()
    for _ in 0..<budget where !isDone(Set(seen.keys)) {
      try await step()
      try await look()
    }
  }

  /// Records the screens that are loaded now.
  mutating func look() async throws {
    try await calm()
    if let comeback, let reopened = try await comeback.reopen(host) {
      host = reopened
      try await calm()
      await comeback.compare(host)
    }
    if let front = await host.look().front {
      let place = await name(of: front)
      front.walk { node, _ in
        if case .alert(let title, _, _) = node.content { diary.append("  there was: \(title)") }
        if node.sendsEvent, node.link != nil { linked.insert(place) }
      }
    }
    for screen in await host.window.loadedScreens() {
      seen[screen.name, default: []].insert(screen.behaviors)
    }
  }

  /// Waits for running work, and for work that waits for the clock: a service that is busy names a time to ask again.
  private func calm(patience: Int = 60) async throws {
    try await host.advance(by: .seconds(1))
    if let front = await host.look().front, isEndless(await name(of: front)) { return }
    do {
      try await host.wait(#fileID, #line, orElse: "Work on this screen never ends.") { !$0.isBusy }
    } catch is TestFailure where patience > 0 && host.clock.sleepers > 0 {
      try await calm(patience: patience - 1)
    }
  }

  private mutating func step() async throws {
    let look = await host.look()
    guard let front = look.front else { return }
    let place = await name(of: front)
    steps[place, default: 0] += 1
    // Going back is tried regularly, because it may show a confirmation.
    let wantsBack = steps[place, default: 0].isMultiple(of: 7)
    var deeds = deeds(on: front, at: place)
    deeds.append(Deed(name: "\(place): back", kind: .back, isLast: !wantsBack))
    guard
      let deed = wantsBack
        ? deeds.last
        : deeds.min(by: { ($0.isLast ? 1 : 0, turns($0)) < ($1.isLast ? 1 : 0, turns($1)) })
    else { return }
    // All actions here have been tried: go back.
    let isKnown = count(deed) >= 2
    let chosen = isKnown ? deeds.last ?? deed : deed
    tries[chosen.name, default: 0] += 1
    turns[chosen.name, default: 0] += 1
    diary.append(chosen.name)
    switch chosen.kind {
    case .event(let event):
      let node = event.input == nil ? front.node(named: event.node) : nil
      let refusal = await host.window.send(event)
      try await host.finishStep(#fileID, #line)
      guard let node, refusal == nil else { break }
      let now = await host.location
      if let link = node.link {
        if now.path != link { strays.append("\(chosen.name): \(link), the tap: \(now.path)") }
      } else if now.depth + now.modals > look.location.depth + look.location.modals,
        !node.opensScreen
      {
        surprises.insert(chosen.name)
      }
    case .follow(let path): _ = await host.window.open(path)
    case .back:
      try await host.back()
      // The first screen has nothing behind it: start another round, in which the data has changed.
      if isKnown, await host.location.path == look.location.path { tries = [:] }
    }
  }

  private func count(_ deed: Deed) -> Int { tries[deed.name] ?? 0 }
  private func turns(_ deed: Deed) -> Int { turns[deed.name] ?? 0 }

  private func name(of front: ScreenNode) async -> String {
    if case .screen(let name) = front.content { return name }
    return "window"
  }

  private func deeds(on front: ScreenNode, at place: String) -> [Deed] {
    var fillings: [Deed] = []
    var others: [Deed] = []
    var listed: [WindowEvent] = []
    front.walk { node, within in
      guard !node.isDisabled, !within.contains(where: \.isDisabled) else { return }
      let isListed = within.contains { $0.content == .item }
      let isInControl = within.contains(where: \.isTappedAsAWhole)
      func deed(_ what: String, _ kind: Deed.Kind) -> Deed {
        Deed(name: "\(place): \(what)", kind: kind)
      }
      /// The title, or the place of a node whose title has data in it.
      func name(_ title: String) -> String {
        titles.contains(title) ? title : "at \(node.id.drop { $0 != "." })"
      }
      func event(_ input: NodeInput? = nil) -> Deed.Kind {
        .event(WindowEvent(node: node.id, input: input))
      }
      switch node.content {
      case .textField(let field), .textArea(let field):
        if field.text.isEmpty || field.error != nil, node.takesInput, let text = text(field) {
          fillings.append(deed("\(field.label) := \(text)", event(.text(text))))
        }
      case .button(let title, _):
        if node.sendsEvent { others.append(deed("[\(name(title))]", event())) }
      case .link(let title, let destination, _):
        if destination.hasPrefix("/"), !isInControl {
          others.append(deed("→ \(title)", .follow(destination)))
        }
      case .row, .column, .card:
        if node.isTappedAsAWhole {
          if isListed {
            listed.append(WindowEvent(node: node.id))
          } else {
            others.append(deed(name(node.textsOfTheWhole.joined(separator: " ")), event()))
          }
        }
      case .toggle(let label, let isOn):
        if node.takesInput { others.append(deed("☐ \(label)", event(.flag(!isOn)))) }
      case .segmentedControl(let choices), .picker(let choices):
        let next = ((choices.selection ?? -1) + 1) % max(1, choices.titles.count)
        if node.takesInput { others.append(deed("◉ \(choices.label)", event(.option(next)))) }
      case .rating(let label, _, _):
        if node.takesInput { others.append(deed("★ \(label)", event(.number(3)))) }
      case .list: if node.sendsEvent { others.append(deed("end of list", event())) }
      default: break
      }
    }
    // The items of a list are alike, so each visit taps another one.
    if !listed.isEmpty {
      let name = "\(place): one of a list"
      let event = listed[(turns[name] ?? 0) % listed.count]
      others.append(Deed(name: name, kind: .event(event)))
    }
    return fillings.filter { count($0) < 2 } + others
  }
}

extension ScreenNode {
  fileprivate func node(named id: String) -> ScreenNode? {
    if id == self.id { return self }
    return children.lazy.compactMap { $0.node(named: id) }.first
  }
}
