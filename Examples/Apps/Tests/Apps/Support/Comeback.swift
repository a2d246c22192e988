import Foundation
import Scripted

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Opens a window again from its memory on each screen of a walk, and compares what a person sees.
///
/// A difference counts if it is there on each visit: something may arrive between the two looks.
final class Comeback {
  /// The number of inputs with which a screen is compared.
  private static let most = 4
  /// The number of visits in which a difference must be seen.
  private static let visits = 3
  /// The beginning of an error message: that an attempt has failed is not remembered, and one may make another.
  private static let failure = "✗ "
  /// Lines that tell the user that something was brought back.
  private static let news = ["You go on where you left off."]

  /// Secrets that the walk types. None of them may be a text in a memory.
  private static let secrets = [
    Paying.cardNumber, Paying.cardNumber.filter(\.isNumber), Paying.securityCode, "2580",
    "casa-2026",
  ]

  /// A screen with certain inputs.
  private struct Place: Hashable {
    let screen: String
    let inputs: [String]
  }

  /// The number of comparisons of each place that have shown a difference; 0 after one without.
  private var compared: [Place: Int] = [:]
  private var before: (place: Place, lines: [String])?
  /// The lines, without their digits, in which the time alone changes a number, such as the one of a countdown.
  private var ticking: Set<String> = []
  private var found: [Place: String] = [:]
  private var tried: Set<String> = []
  /// The secrets that were in a memory, with their screens.
  private(set) var leaks: [String] = []

  /// The differences after the return, screen by screen.
  var differences: [String] { found.map { "\($0.screen):\n\($1)" }.sorted() }

  /// - Returns: The window in its new process; nil to go on with the old one.
  func reopen(_ host: TestHost) async throws -> TestHost? {
    before = nil
    guard let screen = await host.screenName, let front = await host.look().front else {
      return nil
    }
    // The test's clock overtakes requests now and then. Then the app is offline, and what it shows is a matter of time.
    if await host.look().isOffline { return nil }
    let place = Place(screen: screen, inputs: inputs(of: front))
    if let visits = compared[place] {
      guard 1..<Self.visits ~= visits else { return nil }
    } else if compared.keys.count(where: { $0.screen == screen }) == Self.most {
      return nil
    }
    try? await host.wait(#fileID, #line, orElse: "") { !$0.shows("Updating…") }
    ticking = []
    let earlier = lines(of: await host.look())
    try await host.advance(by: .seconds(1))
    let look = await host.look()
    let later = lines(of: look)
    ticking = Set(earlier.filter { !later.contains($0) }.map(Self.withoutDigits))
      .intersection(later.filter { !earlier.contains($0) }.map(Self.withoutDigits))
    if let memory = await host.window.memory() {
      try noteSecrets(in: memory, screen)
      await openDamaged(memory, of: host)
    }
    do {
      let reopened = try await host.reopen()
      before = (place, lines(of: look))
      return reopened
    } catch {
      compared[place, default: 0] += 1
      found[place] = "  \(error)"
      return try await TestHost.open(
        host.app, at: look.location.path, visitor: host.visitor, clock: host.clock,
        limits: host.limits)
    }
  }

  private func noteSecrets(in memory: WindowMemory, _ screen: String) throws {
    var texts = [String(decoding: try JSONEncoder().encode(memory), as: UTF8.self)]
    texts += memory.places.flatMap(\.presenters.values).map { String(decoding: $0, as: UTF8.self) }
    for secret in Self.secrets where texts.contains(where: { $0.contains("\"\(secret)\"") }) {
      leaks.append("\(secret) on \(screen)")
    }
  }

  /// Opens the window from its memory with each number in the memories of its presenters replaced by numbers that no
  /// presenter has written. It may open or not; what traps or never ends would end the test.
  private func openDamaged(_ memory: WindowMemory, of host: TestHost) async {
    for (index, place) in memory.places.enumerated() {
      for (presenter, data) in place.presenters {
        let texts = Mutation.ofNumbers(in: String(decoding: data, as: UTF8.self))
        for text in texts where tried.insert("\(place.name) \(text)").inserted {
          var places = memory.places
          places[index].presenters[presenter] = Data(text.utf8)
          let damaged = WindowMemory(
            path: memory.path, places: places, revision: memory.revision,
            words: memory.words, lacksSecrets: memory.lacksSecrets)
          let window = Window(app: host.app, visitor: host.visitor)
          _ = await window.start(restoring: damaged)
          _ = await window.snapshot()
          await window.end()
        }
      }
    }
  }

  func compare(_ host: TestHost) async {
    guard let before else { return }
    try? await host.wait(#fileID, #line, orElse: "") { self.lines(of: $0) == before.lines }
    let after = lines(of: await host.look())
    guard after != before.lines else {
      compared[before.place] = 0
      found[before.place] = nil
      return
    }
    compared[before.place, default: 0] += 1
    let changes = after.difference(from: before.lines).map { change in
      switch change {
      case .remove(_, let line, _): "  - \(line)"
      case .insert(_, let line, _): "  + \(line)"
      }
    }
    found[before.place] = changes.joined(separator: "\n")
  }

  /// The window as a person sees it: the address, the way back, and the texts, without those of concealed fields.
  private func lines(of look: Snapshot) -> [String] {
    let location = look.location
    var names: [String] = []
    for screen in look.screen.children {
      if case .screen(let name) = screen.content { names.append(name) }
    }
    let place = [
      "screens \(names)", "address \(location.path)", "title \(location.title)",
      "\(location.depth) on the stack, \(location.modals) above it",
    ]
    var secrets: Set<String> = []
    look.screen.walk { node, _ in
      if case .textField(let field) = node.content, field.kind.isConcealed {
        secrets.insert("\(field.label): [")
      }
    }
    return place
      + look.text.split(separator: "\n").map(String.init).filter { line in
        !secrets.contains { line.contains($0) } && !Self.news.contains(line)
          && !line.hasPrefix(Self.failure)
      }.map { line in
        let text = Self.withoutDigits(line)
        return ticking.contains(text) ? text : line
      }
  }

  private static func withoutDigits(_ line: String) -> String { line.filter { !$0.isNumber } }

  private func inputs(of front: ScreenNode) -> [String] {
    var inputs: [String] = []
    front.walk { node, _ in
      switch node.content {
      case .textField(let field), .textArea(let field):
        if !field.text.isEmpty { inputs.append(field.label) }
      case .segmentedControl(let choices), .picker(let choices):
        inputs.append("\(choices.label) \(choices.selection ?? -1)")
      case .toggle(let label, let isOn): inputs.append("\(label) \(isOn)")
      case .rating(let label, let value, _): inputs.append("\(label) \(value)")
      default: break
      }
    }
    return inputs
  }
}

extension Snapshot {
  fileprivate var isOffline: Bool {
    ["No signal", "You are offline", "No connection", "Offline, saved"].contains { shows($0) }
  }
}
