import Foundation
import Kit
import OwnRequestsDelivery
import OwnRequestsInfra
import OwnRequestsModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Work
import WorkDelivery
import WorkInfra
import WorkTesting

let r1 = RequestID(rawValue: "r1")
let tap = RequestContents.tap

/// The screens of one homeowner on a disk and a service. Another world in the same folder is a restart.
struct World: WorkWorld {
  static let module = OwnRequestsModule.module

  let service: WorkService
  let person: Person
  let language: String
  let clock: TestClock
  /// The store of drafts; nil for the disk.
  var drafts: (any RequestDrafts)?
  /// The calls of the module to its app.
  let asked = Log()

  init(
    _ url: URL, in folder: URL, person: Person = ana, language: String = "en",
    clock: TestClock = TestClock(), tokens: any SessionTokens = OwnNames()
  ) throws {
    service = try .started(
      url, in: folder, with: OwnRequestsPart(), tokens: tokens, now: clock.wallClock)
    self.person = person
    self.language = language
    self.clock = clock
  }

  func actions(_ person: Person = ana) -> Actions {
    let infra = OwnRequestsInfraFactory(service: service)
    return Actions(
      requests: infra.requests(of: person), drafts: drafts ?? infra.drafts(of: person))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let home = Home(context)
    let picked = PickedPhotos()
    let ways = Ways(
      chat: { [asked] in asked.add("chat \($0) \($1)") },
      quote: { [asked, weak home] in
        asked.add("quote \($0.rawValue)")
        home?.showQuote()
      },
      unsent: { [asked] in asked.add("unsent") },
      pickPhotos: { [asked] request in
        asked.add("photos \(request)")
        picked.handOver(
          [PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2")], for: "\(request)")
      }, picked: { picked.photos(for: "\($0)") },
      menu: { Screen("menu", ScriptedPresenter("Menu")) { Text($0) } })
    let actions = actions(person)
    home.own = OwnRequestsCoordinator(
      context, requests: actions.requests, drafts: actions.drafts, ways: ways)
    home.request = { actions.requests.request(r1) }
    return home
  }

  func text(_ value: some Localizable) throws -> String { try words.text(value.localized) }
}

/// The actions of one homeowner on requests.
struct Actions {
  let requests: any OwnRequestsRepository
  let drafts: any RequestDrafts
  var changeRequest: ChangeRequest { ChangeRequest(requests: requests) }
  var addPhotos: AddPhotos { AddPhotos(requests: requests) }
}

private struct Ways: OwnRequestsWays {
  let chat: (RequestID, PersonID) -> Void
  let quote: (QuoteID) -> Void
  let unsent: () -> Void
  let pickPhotos: (RequestID) -> Void
  let picked: (RequestID) -> AsyncStream<[PhotoID]>
  let menu: () -> Screen
}

/// An app with the screen of an offer beside the module.
private final class Home: Coordinator {
  private let context: ModuleContext
  var own: OwnRequestsCoordinator?
  var request: (() -> Readings<OwnRequest>)?

  init(_ context: ModuleContext) { self.context = context }

  func start() { own?.start() }
  var children: [any Coordinator] { own.map { [$0] } ?? [] }
  func back() -> BackAnswer { own?.back() ?? .pop }
  func leave() -> BackAnswer { own?.leave() ?? .pop }

  /// Shows the first offer for the request r1, with the section for the answer.
  func showQuote() {
    guard let own, let request else { return }
    let loader = Loader(context, readings: request)
    let quote = Driver { loader.state.value?.professionals.first?.offer }
    context.navigator.push(
      Screen(
        "quote", view: QuoteScreen(), presenter: QuotePresenter(loader),
        children: ["answer": own.answerSection(of: quote)]))
  }
}

private final class QuotePresenter: Presenter {
  private let request: Loader<OwnRequest>
  var state: Quote.State? { request.state.value?.professionals.first?.offer?.state }

  init(_ request: Loader<OwnRequest>) { self.request = request }
  func run() async { await request.run() }
  func handle(_ event: Never) async {}
}

private struct QuoteScreen: View {
  func body(_ state: Quote.State?) -> [Node<Never>] {
    Text("Offer", .title)
    Text(state?.rawValue ?? "")
    ChildScreen("answer")
  }
}

/// A draft without flaws.
func finishedDraft(_ id: String = "r1", title: String = "The tap drips") -> RequestDraft {
  var form = RequestForm()
  form.kind = .plumbing
  form.title = title
  form.description = "Since Monday."
  form.city = "Madrid"
  form.postcode = "28004"
  form.timing = .thisMonth
  return RequestDraft(
    id: RequestID(rawValue: id), step: .summary, form: form, photos: [PhotoID(rawValue: "p1")])
}

extension Actions {
  /// Makes a request from a draft without flaws.
  func create(_ draft: RequestDraft = finishedDraft()) async throws {
    guard let contents = draft.form.contents else { return }
    try await requests.create(draft.id, contents, photos: draft.photos)
  }
}
