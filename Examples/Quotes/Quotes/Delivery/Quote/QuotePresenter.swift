import Foundation
import Observation
import QuotesModel
import Sillar
import SillarModel
import Work

struct QuoteScreenState: Equatable, Sendable {
  let quote: Loadable<Quote>
  let person: Person
  let today: Day
  let failure: Failure?

  /// As it is today.
  var state: Quote.State? { quote.value?.state(on: today) }

  /// Whether it waits for this person's answer.
  var canAnswer: Bool { person.role == .homeowner && isOpen }
  /// Whether this person may make another offer in its place.
  var canChange: Bool {
    person.id == quote.value?.professional.id && state != .accepted && state != .declined
      && state != .withdrawn
  }

  private var isOpen: Bool {
    guard state == .offered else { return false }
    return quote.value?.unsent == nil
  }
}

enum QuoteEvent: Sendable {
  case answerRequested(QuoteAnswer)
  case changeRequested
  case requestSelected
  case unsentRequested
  case takenBack
  case retried
}

protocol QuoteCoordinator: AnyObject {
  func answerRequested(_ answer: QuoteAnswer, to quote: Quote)
  func offerRequested(for request: RequestID)
  func requestSelected(_ id: RequestID)
  func unsentRequested()
}

/// One quote: what it costs, until when it holds, and what became of it.
@Observable final class QuotePresenter: Presenter {
  private let quote: Loader<Quote>
  private var failure: Failure?
  @ObservationIgnored private let id: QuoteID
  @ObservationIgnored private let actions: QuotesActions
  @ObservationIgnored private let now: () -> Date
  private let coordinator: any QuoteCoordinator

  var state: QuoteScreenState {
    QuoteScreenState(
      quote: quote.content, person: actions.person, today: Day(of: now()), failure: failure)
  }

  init(
    id: QuoteID, quote: Loader<Quote>, actions: QuotesActions, now: @escaping () -> Date,
    coordinator: any QuoteCoordinator
  ) {
    self.id = id
    self.quote = quote
    self.actions = actions
    self.now = now
    self.coordinator = coordinator
  }

  func run() async {
    for await change in actions.quotes.changes() {
      switch change {
      case .here: await look()
      case .atService(let request):
        if request == nil || request == quote.content.value?.request { await quote.load() }
      }
      quote.age(at: now())
    }
  }

  func runWhileVisible() async {
    await quote.load()
    await quote.recover()
  }

  func handle(_ event: QuoteEvent) async {
    switch event {
    case .retried: await quote.retry()
    case .unsentRequested: coordinator.unsentRequested()
    case .takenBack: await takeBack()
    case .answerRequested(let answer):
      guard let quote = quote.content.value, state.canAnswer else { return }
      coordinator.answerRequested(answer, to: quote)
    case .changeRequested:
      guard let quote = quote.content.value else { return }
      coordinator.offerRequested(for: quote.request)
    case .requestSelected:
      guard let quote = quote.content.value else { return }
      coordinator.requestSelected(quote.request)
    }
  }

  /// What is known here, after something was done here: as old as what was shown before.
  private func look() async {
    guard let shown = quote.content.value else { return }
    let here = try? await actions.quotes.quoteHere(id)
    if let here, here != shown, quote.content.value == shown { quote.extend(Answer(here, .live)) }
  }

  private func takeBack() async {
    guard let change = quote.content.value?.unsent else { return }
    failure = nil
    do {
      try await actions.quotes.takeBack(change.id)
      await quote.load()
    } catch {
      failure = Failure(error)
    }
  }
}
