import Foundation
import Kit
import RequestDetailDelivery
import RequestDetailInfra
import RequestDetailModel
import Scripted
import Sillar
import SillarTesting
import Work
import WorkDelivery
import WorkInfra
import WorkTesting

let r1 = RequestID(rawValue: "r1")
let tap = RequestContents.tap

/// The screens of a request on a disk and a service, of one person. Another one in the same folder is a restart.
struct World: WorkWorld {
  static let module = RequestDetailModule.module

  let service: WorkService
  let person: Person
  let language: String
  let clock: TestClock
  /// The screens that the module asked its app for.
  let asked = Log()

  init(
    _ url: URL, in folder: URL, person: Person = ana, language: String = "en",
    clock: TestClock = TestClock()
  ) throws {
    service = try .started(url, in: folder, with: RequestDetailPart(), now: clock.wallClock)
    self.person = person
    self.language = language
    self.clock = clock
  }

  func actions(_ person: Person = ana) -> RequestDetailActions {
    RequestDetailInfraFactory(service: service).actions(for: person)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    RequestDetailCoordinator(
      navigator: context.navigator, actions: actions(person), words: context.words,
      reconnection: ScriptedReconnection(), clock: clock, now: clock.wallClock,
      ways: .init(
        home: {
          context.navigator.replaceAll(with: [
            Screen("home", path: "/", ScriptedPresenter("Home")) { Text($0, .title) }
          ])
        },
        chat: { [asked] in asked.add("chat \($0.rawValue) \($1.rawValue)") },
        quote: { [asked] in asked.add("quote \($0.rawValue) \($1)") },
        offer: { [asked] in asked.add("offer \($0.rawValue)") },
        unsent: { [asked] in asked.add("unsent") },
        photos: { [asked] request, chosen in
          asked.add("photos \(request.rawValue)")
          chosen([PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2")])
        }, picture: { .stored($0.rawValue) }))
  }

  func text(_ key: RequestDetailString) throws -> String { try words.text(key) }
}
