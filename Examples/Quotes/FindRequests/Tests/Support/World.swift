import FindRequestsDelivery
import FindRequestsInfra
import FindRequestsModel
import Foundation
import Kit
import Money
import Scripted
import Sillar
import SillarTesting
import TestServers
import Work
import WorkInfra
import WorkTesting

let r1 = RequestID(rawValue: "r1")
/// The initial time of a test's clock.
let beginning = Date(timeIntervalSince1970: 1_767_225_600)
let today = Day(of: beginning)
let english = AmountFormat(locale: Locale(identifier: "en_GB"))
let spanish = AmountFormat(locale: Locale(identifier: "es_ES"))

func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

/// The screens of one professional on a disk and a service. Another world in the same folder is a restart.
struct World: WorkWorld {
  static let module = FindRequestsModule.module

  let service: WorkService
  let person: Person
  let language: String
  let clock: TestClock
  /// The store of offers; nil for the disk.
  var heldOffers: (any OffersRepository)?
  /// The calls of the module to its app.
  let asked = Log()

  init(
    _ url: URL, in folder: URL, person: Person = carla, language: String = "en",
    clock: TestClock = TestClock()
  ) throws {
    service = try .started(url, in: folder, with: FindRequestsPart(), now: clock.wallClock)
    self.person = person
    self.language = language
    self.clock = clock
  }

  var jobs: any JobsRepository { FindRequestsInfraFactory(service: service).jobs(of: person) }
  var offers: any OffersRepository {
    heldOffers ?? FindRequestsInfraFactory(service: service).offers(of: person)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    FindRequestsCoordinator(
      context, jobs: jobs, offers: offers,
      menu: { Screen("menu", ScriptedPresenter("Menu")) { Text($0) } },
      chat: { [asked] in asked.add("chat \($0)") },
      quote: { [asked] in asked.add("quote \($0)") }, unsent: { [asked] in asked.add("unsent") })
  }

  func text(_ value: some Localizable) throws -> String { try words.text(value.localized) }
}

/// Gives a test a world for one professional, with a folder and a service.
func inFront(
  of quotes: FakeQuotes, language: String = "en", _ body: (World) async throws -> Void
) async throws {
  try await withFolder { folder in
    try await withServer(quotes.respond) { url in
      try await body(World(url, in: folder, language: language))
    }
  }
}

/// A form with one valid line.
func goodForm(_ text: String = "Tap", _ quantity: String = "2", _ price: String = "45.50")
  -> OfferForm
{
  OfferForm(rows: [OfferForm.Row(id: 0, text: text, quantity: quantity, price: price)])
}

/// Two lines of 196.00 together.
let twoLines = [
  QuoteItem(text: "Tap", quantity: 2, price: euros(45_50)),
  QuoteItem(text: "Hours", quantity: 3, price: euros(35_00)),
]

extension Quote {
  static func sample(_ state: State = .offered, unsent: UnsentChange? = nil) -> Quote {
    Quote(
      id: QuoteID(rawValue: "q1"), request: r1, professional: carla, items: twoLines,
      total: euros(196_00), validUntil: today.adding(days: 10), state: state, created: beginning,
      unsent: unsent)
  }
}
