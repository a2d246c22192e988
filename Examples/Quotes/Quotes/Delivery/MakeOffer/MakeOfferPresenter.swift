import Foundation
import Money
import Observation
import QuotesModel
import Sillar
import Work

struct MakeOfferState: Equatable, Sendable {
  let form: OfferForm
  let check: OfferCheck
  /// Whether the professional wanted to go on once: from then on, what is wrong is said as they type.
  let isChecked: Bool
  let isLoading: Bool
  let isSending: Bool
  /// What was offered before and the service has not taken.
  let unsent: Quote?
  let failure: Failure?
  /// A price as it would be typed.
  let example: String
  let today: Day
}

enum MakeOfferEvent: Sendable {
  case textChanged(OfferForm.Row.ID, String)
  case quantityChanged(OfferForm.Row.ID, String)
  case priceChanged(OfferForm.Row.ID, String)
  case rowAdded
  case rowRemoved(OfferForm.Row.ID)
  case validityChosen(OfferForm.Validity)
  case submitted
  case unsentRequested
  case takenBack
}

protocol MakeOfferCoordinator: AnyObject {
  func offerMade(_ id: QuoteID)
  func unsentRequested()
}

/// Takes an offer, line by line. What is typed is kept, also when one leaves and comes back.
@Observable final class MakeOfferPresenter: Presenter {
  private var form = OfferForm()
  private var isChecked = false
  private var isLoading = true
  private var isSending = false
  private var unsent: Quote?
  private var failure: Failure?
  @ObservationIgnored private var isSaving = false
  @ObservationIgnored private var mustSaveAgain = false
  @ObservationIgnored private let request: RequestID
  @ObservationIgnored private let actions: QuotesActions
  @ObservationIgnored private let format: PriceFormat
  @ObservationIgnored private let now: () -> Date
  private let coordinator: any MakeOfferCoordinator

  var state: MakeOfferState {
    MakeOfferState(
      form: form, check: check, isChecked: isChecked, isLoading: isLoading, isSending: isSending,
      unsent: unsent, failure: failure, example: format.text(Money(minorUnits: 12_50, .eur)),
      today: Day(of: now()))
  }

  init(
    request: RequestID, actions: QuotesActions, format: PriceFormat, now: @escaping () -> Date,
    coordinator: any MakeOfferCoordinator
  ) {
    self.request = request
    self.actions = actions
    self.format = format
    self.now = now
    self.coordinator = coordinator
  }

  func run() async {
    await load()
    for await change in actions.quotes.changes() where change == .here && !isSending {
      unsent = try? await actions.quotes.unsentOffer(for: request)
    }
  }

  func handle(_ event: MakeOfferEvent) async {
    guard !isSending, !isLoading else { return }
    switch event {
    case .textChanged(let row, let text): await change { $0.change(row) { $0.text = text } }
    case .quantityChanged(let row, let text):
      await change { $0.change(row) { $0.quantity = text } }
    case .priceChanged(let row, let text): await change { $0.change(row) { $0.price = text } }
    case .rowAdded: await change { $0.addRow() }
    case .rowRemoved(let row): await change { $0.removeRow(row) }
    case .validityChosen(let validity): await change { $0.validity = validity }
    case .submitted: await submit()
    case .unsentRequested: coordinator.unsentRequested()
    case .takenBack: await takeBack()
    }
  }

  private var check: OfferCheck { OfferCheck(form, format: format, today: Day(of: now())) }

  /// What was begun, else what was offered and not taken: it may be mended.
  private func load() async {
    do {
      unsent = try await actions.quotes.unsentOffer(for: request)
      if let draft = try await actions.quotes.draft(for: request) {
        form = draft
      } else if let unsent {
        form = OfferForm(unsent, format: format)
      }
    } catch {
      failure = Failure(error)
    }
    isLoading = false
  }

  private func change(_ make: (inout OfferForm) -> Void) async {
    var form = form
    make(&form)
    guard form != self.form else { return }
    self.form = form
    failure = nil
    await save()
  }

  /// One after the other: what was typed last is what is kept. Nothing is once it is being sent: the draft goes then.
  private func save() async {
    mustSaveAgain = true
    guard !isSaving else { return }
    isSaving = true
    while mustSaveAgain && !isSending {
      mustSaveAgain = false
      do {
        if form.isEmpty {
          try await actions.quotes.removeDraft(for: request)
        } else {
          try await actions.quotes.save(form, for: request)
        }
      } catch {
        failure = Failure(error)
      }
    }
    isSaving = false
  }

  private func submit() async {
    isChecked = true
    guard let offer = check.offer else { return }
    isSending = true
    failure = nil
    do {
      let id = try await actions.makeOffer.execute(offer, for: request)
      mustSaveAgain = false
      isSending = false
      if !Task.isCancelled { coordinator.offerMade(id) }
    } catch {
      failure = Failure(error)
      isSending = false
      if mustSaveAgain { await save() }
    }
  }

  private func takeBack() async {
    guard let change = unsent?.unsent else { return }
    do {
      try await actions.quotes.takeBack(change.id)
      unsent = nil
    } catch {
      failure = Failure(error)
    }
  }
}
