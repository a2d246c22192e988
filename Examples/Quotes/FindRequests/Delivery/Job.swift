import FindRequestsModel
import Money
import MoneyDelivery
import Observation
import Sillar
import SillarModel
import Work
import WorkDelivery

struct JobState: Equatable, Sendable {
  let job: Loaded<Job>
  let applying: Sending
}

enum JobEvent: Equatable, Sendable {
  case applied, offerRequested
  case quoteSelected(QuoteID)
  case chatRequested, unsentRequested, homeRequested, retried
}

/// One request, with the next step of the professional.
@Observable final class JobPresenter: Presenter {
  private let id: RequestID
  private let job: Loader<Job>
  private let applying = Submission()
  private let coordinator: FindRequestsCoordinator

  var state: JobState { JobState(job: job.state, applying: applying.state) }

  /// - Parameter known: The job as its card shows it; nil for a link.
  init(_ id: RequestID, _ known: Job? = nil, coordinator: FindRequestsCoordinator) {
    self.id = id
    self.coordinator = coordinator
    job = Loader(coordinator.context, preview: known) { coordinator.jobs.job(id) }
  }

  func run() async { await job.run() }

  func handle(_ event: JobEvent) async {
    switch event {
    case .offerRequested: coordinator.makeOffer(for: id)
    case .quoteSelected(let quote): coordinator.showQuote(quote)
    case .chatRequested: coordinator.showChat(id)
    case .unsentRequested: coordinator.showUnsent()
    case .homeRequested: coordinator.start()
    case .retried: await job.retry()
    case .applied:
      guard let job = job.state.value else { return }
      await applying.run { try await ApplyToJob(jobs: coordinator.jobs).execute(job) }
    }
  }
}

struct JobView: View {
  func body(_ state: JobState) -> [Node<JobEvent>] {
    Text(state.job.value?.request.contents.title.localized ?? Words.request.localized, .title)
    Loading(state.job, Words.requestLoading, retry: .retried) { job in
      UnsentAlert(job.request.unsent, show: .unsentRequested)
      Column {
        Column { ContentsCard(job.request) }
          .style(.body).id("body")
        next(job, state.applying)
        EarnedStars(job.application)
      }.style(.parts).id("parts")
    }
    if state.job.problem == .notFound {
      Row { Button(Words.home, .primary, send: .homeRequested).openingScreen() }
    }
  }

  private func next(_ job: Job, _ applying: Sending) -> NextCard<JobEvent> {
    NextCard(
      job.request, caption: job.places,
      job.step.with(
        count: job.request.freePlaces,
        [
          "name": job.request.homeowner.name,
          "amount": job.application?.quote?.total ?? .zero(.eur),
        ])
    ) {
      if job.step == .apply { SubmitButton(Words.apply, applying, send: .applied) }
      if let application = job.application {
        Row {
          if job.mayOffer {
            Button(
              application.quote == nil ? Words.makeOffer : .makeAnotherOffer,
              application.quote == nil ? .primary : .secondary, send: .offerRequested
            ).openingScreen().id("offer")
          }
          if let quote = application.quote {
            Button(Words.seeOffer, send: .quoteSelected(quote.id)).openingScreen()
          }
          Button(Words.chat, send: .chatRequested).openingScreen()
        }
      }
    }
  }
}
