import Foundation
import Observation
import Scripted
import Sillar
import SillarHost
import SillarTesting
import Synchronization

@testable import SillarWeb

/// A screen with fields for files, and a host of it whose temporary files a test can count.
@Observable final class Album: Presenter {
  struct State: Equatable, Sendable {
    var files: [String] = []
    var note = ""
    var presses = 0
    var isHidden = false
  }

  enum Event: Equatable, Sendable {
    case picked([PickedFile])
    case note(String)
    case press
    case hide
  }

  struct AlbumView: View {
    func body(_ state: State) -> [Node<Event>] {
      Text("Album", .title)
      for file in state.files { Text("Got \(file)") }
      Text("Note: \(state.note), presses: \(state.presses)")
      TextField("Note", text: state.note, send: { .note($0) })
      if !state.isHidden {
        FileField(
          "Photos", accepts: ["image/png", ".jpg"], several: true, send: { .picked($0) })
        FileField("Portrait", send: { .picked($0) })
      }
      // With an ID of its own, so that its node replaces no other.
      FileField("Locked", send: { .picked($0) }).disabled().id("locked")
      Button("Press", send: .press)
      Button("Hide", send: .hide)
    }
  }

  private(set) var state = State()
  @ObservationIgnored private let gate: Gate

  init(gate: Gate) { self.gate = gate }

  func handle(_ event: Event) async {
    switch event {
    case .picked(let files):
      for file in files {
        let content = (try? String(contentsOf: file.url, encoding: .utf8)) ?? "nothing"
        state.files.append(
          "\(file.name) (\(file.claimedType), \(file.size)): \(content.prefix(20))")
      }
      await gate.pass(heedsCancellation: false)
    case .note(let note): state.note = note
    case .press: state.presses += 1
    case .hide: state.isHidden = true
    }
  }
}

/// A host of albums.
struct AlbumHost: Sendable {
  let host: WebHost
  let folder: URL
  let clock: TestClock

  /// Runs a host for a test, and checks that it leaves no files on the disk.
  static func run(
    gate: Gate = Gate(isOpen: true),
    _ change: (inout WebHost.Limits) -> Void = { _ in },
    test: @escaping @Sendable (AlbumHost, RunningServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = WebHost.Settings()
    settings.temporaryFolder = folder
    change(&settings.limits)
    let clock = TestClock()
    let app = try ScriptedApp {
      Screen("album", path: "/", view: Album.AlbumView(), presenter: Album(gate: gate))
    }
    let album = AlbumHost(
      host: WebHost(app: app, settings: settings, clock: clock, logger: .silent),
      folder: folder, clock: clock)
    try await HostServer.run(album.host) { try await test(album, $0) }
    guard album.files.isEmpty else {
      throw WebSocketClient.Failure(description: "left behind: \(album.files)")
    }
  }

  /// The current temporary files.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains("/") && !$0.hasSuffix("/lock") }
  }

  /// The bytes of files that have been stored.
  var bytes: Int {
    files.reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: file).path)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }

  /// The window of a browser's page as it is now.
  func html(_ page: TestPage, _ browser: TestBrowser) async throws -> TestPage {
    guard let session = await host.session(of: browser),
      let window = host.windows.window(page.window, of: session)
    else { return TestPage(html: "") }
    let addresses = host.addresses
    let html = await window.window.render { frame in
      var html = NodeHTML(addresses: addresses, words: HostWords(frame.localization))
      html.visit(frame.root)
      return html.buffer.string
    }
    return TestPage(html: html)
  }
}
