import FindRequestsModel
import Money
import MoneyDelivery
import Observation
import Sillar
import Work
import WorkDelivery

struct MakeOfferState: Equatable, Sendable {
  let kept: KeptDraft<OfferForm>
  let check: OfferCheck
  /// True after the first attempt to send: from then on each field shows its problem.
  let isChecked: Bool
  let unsent: UnsentChange?
  let takingBack: Sending
  let today: Day

  var form: OfferForm { kept.draft ?? OfferForm() }
}

enum MakeOfferEvent: Equatable, Sendable {
  case edited(Edit<OfferForm>)
  case rowAdded
  case rowRemoved(OfferForm.Row.ID)
  case submitted, unsentRequested, takenBack
}

/// Holds the form of an offer, line by line, and saves it after each change.
@Observable final class MakeOfferPresenter: Presenter {
  private var isChecked = false
  private let keeper: DraftKeeper<OfferForm>
  private let job: Loader<Job>
  private let takingBack = Submission()
  private let request: RequestID
  private let coordinator: FindRequestsCoordinator

  var state: MakeOfferState {
    let form = keeper.state.draft ?? OfferForm()
    let today = Day(of: coordinator.context.now())
    return MakeOfferState(
      kept: keeper.state, check: OfferCheck(form, format: coordinator.amounts, today: today),
      isChecked: isChecked, unsent: job.state.value?.unsentOffer?.unsent,
      takingBack: takingBack.state, today: today)
  }

  init(_ request: RequestID, coordinator: FindRequestsCoordinator) {
    self.request = request
    self.coordinator = coordinator
    job = Loader(coordinator.context) { coordinator.jobs.job(request) }
    keeper = DraftKeeper(
      OfferForm(),
      load: {
        if let draft = try await coordinator.offers.draft(for: request) { return draft }
        let unsent = try await coordinator.jobs.known(request)?.unsentOffer
        return unsent.map { OfferForm($0, format: coordinator.amounts) }
      },
      save: { try await coordinator.offers.save($0, for: request) })
  }

  func run() async { await keeper.run() }
  func runWhileVisible() async { await job.run() }

  func handle(_ event: MakeOfferEvent) async {
    switch event {
    case .edited(let edit): keeper.change { edit.apply(to: &$0) }
    case .rowAdded: keeper.change { $0.addRow() }
    case .rowRemoved(let row): keeper.change { $0.removeRow(row) }
    case .unsentRequested: coordinator.showUnsent()
    case .submitted:
      isChecked = true
      guard let offer = state.check.offer else { return }
      // Not a capture list: Swift 6.3 then calls the closure outside the window's executor.
      let (coordinator, request) = (coordinator, request)
      keeper.end(
        { _ in
          let id = try await coordinator.offers.make(offer, for: request)
          coordinator.offerMade(id, for: request)
        }, then: {})
    case .takenBack:
      guard let change = state.unsent else { return }
      await takingBack.run { try await coordinator.offers.takeBack(change.id) }
    }
  }
}

struct MakeOfferView: View {
  func body(_ state: MakeOfferState) -> [Node<MakeOfferEvent>] {
    Text(Words.makeOffer, .title)
    let isBusy = state.kept.sending.isBusy
    if state.kept.draft == nil {
      Progress(Words.offerLoading)
    } else {
      UnsentAlert(state.unsent.map { [$0] } ?? [], show: .unsentRequested, takeBack: .takenBack)
      List(state.form.rows, label: Words.items) { OfferRow(row: $0, state: state) }
        .id("rows").disabled(isBusy)
      if state.form.canAddRow {
        Button(Words.addRow, send: .rowAdded).disabled(isBusy)
      } else {
        Text(Words.rowsFull.with(count: NewOffer.mostItems), .caption)
      }
      Column {
        SegmentedControl(
          Words.validity, \.validity, of: state.form,
          among: OfferForm.Validity.allCases.map { Choice($0, $0) },
          send: MakeOfferEvent.edited)
        let last = state.form.validity.lastDay(from: state.today).noon
        Text(Words.validUntil.with(["date": LocalizedText.date(last)]), .caption)
      }.id("validity").disabled(isBusy)
      total(state)
      ProblemAlert(state.kept.problem ?? state.takingBack.problem)
      SubmitButton(Words.sendOffer, state.kept.sending, busy: Words.sendingOffer, send: .submitted)
      Text(Words.draftKept, .caption)
    }
  }

  private func total(_ state: MakeOfferState) -> Node<MakeOfferEvent> {
    Card {
      Row {
        Text(Words.total, .heading)
        Text(state.check.total ?? .zero(.eur)).style(.amount)
      }.style(.spread)
      if state.isChecked, let problem = state.check.totalProblem {
        Alert(problem.with(["limit": NewOffer.largestTotal]), "", .error)
      }
    }.id("total")
  }
}
