import FindRequestsModel
import Foundation
import Money
import MoneyDelivery
import Observation
import Sillar
import SillarModel
import Work
import WorkDelivery

struct MakeOfferState: Equatable, Sendable {
  let form: OfferForm
  let check: OfferCheck
  /// True after the first attempt to send: from then on each field shows its problem.
  let isChecked: Bool
  /// True once the form that was left has been read.
  let isReady: Bool
  /// The changes that the service has not taken yet, or refuses: none or one.
  let unsent: [UnsentChange]
  let sending: Sending
  /// The reason why the form could not be kept, or the offer not be taken back.
  let problem: Problem?
  /// A price as it is typed.
  let example: String
  let today: Day
}

enum MakeOfferEvent: Sendable {
  case edited(Edit<OfferForm>)
  case rowAdded
  case rowRemoved(OfferForm.Row.ID)
  case submitted, unsentRequested, takenBack
}

/// Takes an offer, line by line. The form is kept after each change, also when it is left.
@Observable final class MakeOfferPresenter: Presenter {
  private var form = OfferForm()
  private var isChecked = false
  private var isReady = false
  private var problem: Problem?
  private let job: Loader<Job>
  private let sending = Submission()
  @ObservationIgnored private var isSaving = false
  @ObservationIgnored private var mustSave = false
  private let request: RequestID
  private let format: PriceFormat
  private let coordinator: FindRequestsCoordinator
  private var offers: any OffersRepository { coordinator.offers }
  private var today: Day { Day(of: coordinator.context.now()) }

  var state: MakeOfferState {
    MakeOfferState(
      form: form, check: OfferCheck(form, format: format, today: today), isChecked: isChecked,
      isReady: isReady, unsent: job.state.value?.unsentOffer?.unsent.map { [$0] } ?? [],
      sending: sending.state, problem: problem, example: format.text(Money(minorUnits: 12_50, .eur)),
      today: today)
  }

  init(_ request: RequestID, coordinator: FindRequestsCoordinator) {
    self.request = request
    self.coordinator = coordinator
    format = PriceFormat(locale: coordinator.context.words.locale)
    let jobs = coordinator.jobs
    job = Loader(coordinator.context) { jobs.job(request) }
  }

  func run() async {
    do {
      form = try await offers.form(for: request, format: format)
    } catch {
      problem = Problem(error)
    }
    isReady = true
    await job.run()
  }

  func handle(_ event: MakeOfferEvent) async {
    guard isReady, !sending.state.isBusy else { return }
    switch event {
    case .edited(let edit): await change { edit.apply(to: &$0) }
    case .rowAdded: await change { $0.addRow() }
    case .rowRemoved(let row): await change { $0.removeRow(row) }
    case .submitted: await submit()
    case .unsentRequested: coordinator.links.unsent()
    case .takenBack:
      guard let change = state.unsent.first else { return }
      do { try await offers.takeBack(change.id) } catch { problem = Problem(error) }
    }
  }

  private func change(_ change: (inout OfferForm) -> Void) async {
    let before = form
    change(&form)
    guard form != before else { return }
    problem = nil
    sending.dismissProblem()
    await save()
  }

  /// Saves one version after the other, so that the last one is kept, and none while the offer is sent, which discards
  /// the draft.
  private func save() async {
    mustSave = true
    guard !isSaving else { return }
    isSaving = true
    defer { isSaving = false }
    while mustSave, !sending.state.isBusy {
      mustSave = false
      do { try await offers.save(form, for: request) } catch { problem = Problem(error) }
    }
  }

  private func submit() async {
    isChecked = true
    guard let offer = state.check.offer else { return }
    problem = nil
    let id = await sending.run { try await offers.make(offer, for: request) }
    if let id {
      mustSave = false
      coordinator.offerMade(id)
    } else if sending.state.problem != nil, mustSave {
      await save()
    }
  }
}

struct MakeOfferView: View {
  func body(_ state: MakeOfferState) -> [Node<MakeOfferEvent>] {
    Text(Words.makeOffer, .title)
    if !state.isReady {
      Progress(Words.offerLoading)
    } else {
      UnsentAlert(state.unsent, show: .unsentRequested, takeBack: .takenBack)
      List(state.form.rows, label: Words.items) { OfferRow(row: $0, state: state) }
        .id("rows").disabled(state.sending.isBusy)
      if state.form.canAddRow {
        Button(Words.addRow, send: .rowAdded).disabled(state.sending.isBusy)
      } else {
        Text(Words.rowsFull.with(count: NewOffer.mostItems), .caption)
      }
      Column {
        SegmentedControl(
          Words.validity, \.validity, of: state.form,
          among: OfferForm.Validity.allCases.map { Choice(Words($0), $0) },
          send: MakeOfferEvent.edited)
        let last = state.form.validity.lastDay(from: state.today).noon
        Text(Words.validUntil.with(["date": LocalizedText.date(last)]), .caption)
      }.id("validity").disabled(state.sending.isBusy)
      total(state)
      ProblemAlert(state.problem)
      SubmitButton(Words.sendOffer, state.sending, busy: Words.sendingOffer, send: .submitted)
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
        Alert(
          (problem == .nothing ? Words.totalNothing : .totalTooMuch).with([
            "limit": NewOffer.largestTotal
          ]), "", .error)
      } else if state.isChecked, !state.check.problems.isEmpty {
        Alert(Words.checkRows, "", .error)
      }
    }.id("total")
  }
}
