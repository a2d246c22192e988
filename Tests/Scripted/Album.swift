import Foundation
public import Observation
public import Sillar
import Synchronization

/// A screen with a field for several files, and one for a single file.
@Observable public final class Album: Presenter {
  public struct State: Equatable, Sendable {
    public var names: [String] = []
    public var isLocked = false
    public var isHidden = false
  }

  public enum Event: Equatable, Sendable {
    case picked([PickedFile])
    case lock(Bool)
    case hide(Bool)
  }

  public private(set) var state = State()
  @ObservationIgnored private let gate: Gate
  @ObservationIgnored private let contents: Contents

  public init(gate: Gate = Gate(isOpen: true), contents: Contents = Contents()) {
    self.gate = gate
    self.contents = contents
  }

  public func handle(_ event: Event) async {
    switch event {
    case .picked(let files):
      for file in files { contents.add(try? String(contentsOf: file.url, encoding: .utf8)) }
      state.names.append(files.map(\.name).joined(separator: " & "))
      await gate.pass(heedsCancellation: false)
    case .lock(let isLocked): state.isLocked = isLocked
    case .hide(let isHidden): state.isHidden = isHidden
    }
  }

  /// The contents of the files when they were handled.
  public final class Contents: Sendable {
    public init() {}

    private let state = Mutex<[String]>([])
    public var all: [String] { state.withLock { $0 } }
    public func add(_ content: String?) { state.withLock { $0.append(content ?? "gone") } }
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

  public static func screen(
    gate: Gate = Gate(isOpen: true), contents: Contents = Contents()
  ) -> Screen {
    Screen("album", view: AlbumView(), presenter: Album(gate: gate, contents: contents))
  }
}
