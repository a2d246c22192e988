import Foundation
import Kit
import RequestsDelivery
import RequestsInfra
import RequestsModel
import Scripted
import Sillar
import SillarTesting
import Work
import WorkDelivery
import WorkInfra
import WorkTesting

/// The screens of requests on a disk and a service, of one person. Another one in the same folder is a restart.
struct World: WorkWorld {
  static let module = RequestsModule.module

  let service: WorkService
  let person: Person
  let language: String
  let clock: TestClock
  /// Where drafts are kept, if not on the disk.
  var drafts: (any RequestDraftsDataManager)?
  /// The screens that the module asked its app for.
  let asked = Log()

  init(
    _ url: URL, in folder: URL, person: Person = ana, language: String = "en",
    clock: TestClock = TestClock()
  ) throws {
    service = try .started(url, in: folder, with: RequestsPart(), now: clock.wallClock)
    self.person = person
    self.language = language
    self.clock = clock
  }

  func actions(_ person: Person) -> RequestsActions {
    let actions = RequestsInfraFactory(service: service).actions(for: person)
    return RequestsActions(
      person: person, requests: actions.requests, drafts: drafts ?? actions.drafts)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    RequestsCoordinator(
      navigator: context.navigator, actions: actions(person), words: context.words,
      reconnection: ScriptedReconnection(), clock: clock, now: clock.wallClock,
      openRequest: { [asked] id in
        asked.add("open \(id.rawValue)")
        context.navigator.push(
          Screen("detail", path: "/requests/x", ScriptedPresenter("Detail")) { Text($0, .title) })
      },
      showUnsent: { [asked] in asked.add("unsent") },
      pickPhotos: { [asked] request, chosen in
        asked.add("photos")
        chosen([PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2")])
      })
  }

  func text(_ value: some Localizable) throws -> String { try words.text(value.localized) }
  func text(_ key: RequestsString) throws -> String { try words.text(key) }
}

/// A draft in which nothing is missing.
func finishedDraft(_ id: String = "r1", title: String = "The tap drips") -> RequestDraft {
  var form = DraftForm()
  form.kind = .plumbing
  form.title = title
  form.description = "Since Monday."
  form.city = "Madrid"
  form.postcode = "28004"
  form.timing = .thisMonth
  return RequestDraft(
    id: RequestID(rawValue: id), step: .summary, form: form,
    photos: [PhotoID(rawValue: "p1")])
}
