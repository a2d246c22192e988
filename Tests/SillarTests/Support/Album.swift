import Foundation
import Observation
import Scripted
import Sillar
import Synchronization

/// A screen with a field for files, and one for a single file.
@Observable final class Album: Presenter {
  struct State: Equatable, Sendable {
    var names: [String] = []
    var isLocked = false
    var isHidden = false
  }

  enum Event: Sendable {
    case picked([PickedFile])
    case lock(Bool)
    case hide(Bool)
  }

  private(set) var state = State()
  @ObservationIgnored private let gate: Gate
  @ObservationIgnored private let contents: Contents

  init(gate: Gate = Gate(isOpen: true), contents: Contents = Contents()) {
    self.gate = gate
    self.contents = contents
  }

  func handle(_ event: Event) async {
    switch event {
    case .picked(let files):
      for file in files { contents.add(try? String(contentsOf: file.url, encoding: .utf8)) }
      state.names.append(files.map(\.name).joined(separator: " & "))
      await gate.pass(heedsCancellation: false)
    case .lock(let isLocked): state.isLocked = isLocked
    case .hide(let isHidden): state.isHidden = isHidden
    }
  }

  /// What was in the files when they were handled.
  final class Contents: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }
    func add(_ content: String?) { state.withLock { $0.append(content ?? "gone") } }
  }

  struct AlbumView: View {
    func body(_ state: State) -> [Node<Event>] {
      Text("Album", .title)
      Text("Names: \(state.names.joined(separator: ", "))")
      if !state.isHidden {
        FileField(
          "Photos", accepts: ["image/png", ".jpg"], several: true, send: { .picked($0) }
        ).disabled(state.isLocked)
        FileField("Portrait", error: "Missing", send: { .picked($0) })
      }
      Button("Lock", send: .lock(true))
      Button("Hide", send: .hide(true))
    }
  }

  static func screen(
    gate: Gate = Gate(isOpen: true), contents: Contents = Contents()
  ) -> Screen {
    Screen("album", view: AlbumView(), presenter: Album(gate: gate, contents: contents))
  }
}
