// A program of the tests: an app with a composer and a button. What it is told to do is a line in a file, so that a test knows what was
// done before it killed the program.
import Foundation
import HummingbirdCore
import Logging
import NIOCore
import Scripted
import Sillar
import SillarWeb

private struct LetterRoute: Route { static let path = Path("/") { LetterRoute() } }

private final class LetterCoordinator: Coordinator {
  private let navigator: Navigator
  private let letters: FileHandle

  init(_ navigator: Navigator, writingTo letters: FileHandle) {
    self.navigator = navigator
    self.letters = letters
  }

  func start() { navigator.replaceAll(with: [letter()]) }

  static let destinations: [Destination<LetterCoordinator>] = [
    Destination(LetterRoute.self) { $0.letter() }
  ]

  private func letter() -> Screen {
    let presenter = ScriptedPresenter("") { presenter, event in
      switch event {
      case .tap("Send"):
        let text = presenter.value
        presenter.value = ""
        self.write(text)
      case .text(let text): presenter.value = text
      default: self.write("tap")
      }
    }
    return Screen(
      "letter", at: LetterRoute(),
      view: ScriptedView<String> { text in
        Text("Messages", .title)
        Row {
          TextArea("Message", text: text, send: { .text($0) })
          Button("Send", send: .tap("Send")).emptyingFields()
        }
        Button("Tap", send: .tap("Tap"))
        // More than a screen shows at a time.
        for line in 1...60 { Text("Line \(line)").id(line) }
      }, presenter: presenter)
  }

  /// The file is opened for appending: a line is there as a whole, or not.
  private func write(_ line: String) { letters.write(Data((line + "\n").utf8)) }
}

let folder = URL(filePath: CommandLine.arguments[1])
let letters = open(folder.appending(path: "letters").path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
let file = FileHandle(fileDescriptor: letters)
let logger = Logger(label: "letterbox", factory: { StreamLogHandler.standardError(label: $0) })
var settings = WebHost.Settings()
// The same after a kill.
settings.secret = Array(repeating: 7, count: 32)
settings.firstPageWait = .zero
let host = WebHost(
  app: try TestApp { LetterCoordinator($0, writingTo: file) }, settings: settings,
  store: try HostStore(in: folder, logger: logger), logger: logger)
let server = WebServer(
  hosts: [host],
  address: .hostname("127.0.0.1", port: Int(CommandLine.arguments.dropFirst(2).first ?? "") ?? 0),
  logger: logger,
  onServerRunning: { channel in
    let port = channel.localAddress?.port ?? 0
    FileHandle.standardOutput.write(Data("127.0.0.1:\(port)\n".utf8))
  })
try await server.run()
