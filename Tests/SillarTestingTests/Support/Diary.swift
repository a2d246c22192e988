import Foundation
import Observation
import Sillar
import SillarHost
import SillarModel
import SillarTesting

/// An app with what a recording has to do with: a service, a secret, a timer and ids of its own.
struct Diary: App {
  let flavor: Flavor
  let clock: any Clock<Duration>
  var now: @Sendable () -> Date
  /// The title of the button that saves.
  var save = "Save"
  private let client = DiaryClient()

  init(_ clock: TestClock, version: String = "1.0.0", save: String = "Save") throws {
    self.clock = clock
    now = clock.wallClock
    self.save = save
    flavor = try Flavor(
      name: "Diary", version: version, languages: ["en", "es"],
      configuration: Configuration(flavor: "Diary", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    DiaryCoordinator(context, save: save, client)
  }
}

final class DiaryCoordinator: Coordinator {
  private let context: ModuleContext
  private let save: String
  private let client: DiaryClient

  init(_ context: ModuleContext, save: String, _ client: DiaryClient) {
    (self.context, self.save, self.client) = (context, save, client)
  }

  func start() {
    context.navigator.push(
      Screen(
        "diary", view: DiaryView(save: save),
        presenter: DiaryPresenter(context.clock, client, isSpanish: context.language == "es")))
  }
}

struct DiaryState: Equatable, Sendable {
  struct Note: Equatable, Sendable, Identifiable {
    let id: String
    let text: String
  }

  var greeting = "Hello"
  var text = ""
  var password = ""
  var notes: [Note] = []
  var problem: String?
  var waited = 0
}

enum DiaryEvent: Equatable, Sendable {
  case typed(String)
  case secret(String)
  case saved, waits
  case removed(String)
}

struct DiaryView: View {
  let save: String

  func body(_ state: DiaryState) -> [Node<DiaryEvent>] {
    Text(state.greeting, .title)
    TextField("Note", text: state.text, send: { .typed($0) })
    TextField("Password", text: state.password, kind: .password, send: { .secret($0) })
    Button(save, send: .saved)
    Button("Wait", send: .waits)
    Text("Waited \(state.waited)")
    if let problem = state.problem { Text(problem) }
    List(state.notes, label: "Notes") { note in
      Row { Text(note.text) }
      Button("Remove", send: .removed(note.id))
    }
    if state.password.hasPrefix("shown") { Text("It is \(state.password)!") }
  }
}

@Observable final class DiaryPresenter: Presenter {
  private(set) var state = DiaryState()
  private let clock: any Clock<Duration>
  private let client: DiaryClient
  private var token = ""

  init(_ clock: any Clock<Duration>, _ client: DiaryClient, isSpanish: Bool) {
    (self.clock, self.client) = (clock, client)
    if isSpanish { state.greeting = "Hola" }
  }

  func handle(_ event: DiaryEvent) async {
    switch event {
    case .typed(let text): state.text = text
    case .secret(let text): state.password = text
    case .waits:
      try? await clock.sleep(for: .seconds(3))
      state.waited += 1
    case .removed(let id):
      try? await client.remove(id, token: token)
      state.notes.removeAll { $0.id == id }
    case .saved:
      let id = UUID().uuidString
      do {
        let saved = try await client.save(state.text, id: id, password: state.password)
        token = saved.token
        state.notes.append(DiaryState.Note(id: id, text: saved.text))
        state.problem = nil
      } catch { state.problem = "\(error)" }
    }
  }
}

/// A client of a service in the same process, which answers with what it got.
struct DiaryClient: Sendable {
  private let relay = ServiceRelay.current

  struct Saved: Decodable { let id: String, text: String, token: String }
  struct OtherNote: Error { let id: String }

  func save(_ text: String, id: String, password: String) async throws -> Saved {
    let answer = try await send(
      ServiceRelay.Request(
        method: "PUT", path: "/notes/\(id)", headers: ["authorization": "Bearer \(password)"],
        body: Data(text.utf8)))
    let saved = try JSONDecoder().decode(Saved.self, from: answer)
    guard saved.id == id else { throw OtherNote(id: saved.id) }
    return saved
  }

  func remove(_ id: String, token: String) async throws {
    _ = try await send(
      ServiceRelay.Request(
        method: "DELETE", path: "/notes/\(id)?as=me&access_token=\(token)", headers: [:],
        body: nil))
  }

  private func send(_ request: ServiceRelay.Request) async throws -> Data {
    let service: ServiceRelay.Service = { request in
      if request.body == Data("offline".utf8) {
        throw ServiceRelay.NoAnswer("no line", isUnsent: true)
      }
      let text = String(decoding: request.body ?? Data(), as: UTF8.self)
      let id = request.path.dropFirst(7).prefix { $0 != "?" }
      let json = #"{"id":"\#(id)","text":"\#(text)!","token":"t0p","pin":"p9n"}"#
      return ServiceRelay.Answer(
        status: 200,
        headers: ["content-type": "application/json", "set-cookie": "session=c00kie"],
        body: ServiceRelay.Answer.body { $0(Data(json.utf8)) })
    }
    let answer =
      if let relay { try await relay.answer(request, service) } else { try await service(request) }
    var body = Data()
    for try await piece in answer.body { body += piece }
    return body
  }
}
