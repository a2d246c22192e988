import AccountModel
import Money
import Observation
import Sillar

struct SendMoneyState: Equatable, Sendable {
  let form: MoneyForm
  /// An amount as it would be typed.
  let example: String
  /// Nil as long as it is not known.
  let balance: Money?
  let isMoreThanBalance: Bool
  /// What was begun and is not paid: it is finished or discarded before anything else is sent.
  let unfinished: UnfinishedTransfer?
  let work: Work?
  let failure: Failure?

  enum Work: Equatable, Sendable {
    case making
    case discarding
  }
}

enum SendMoneyEvent: Sendable {
  case form(MoneyFormEvent)
  case continued
  case unfinishedContinued
  case unfinishedDiscarded
  /// What failed last is wanted again.
  case retried
}

protocol SendMoneyCoordinator: AnyObject {
  func transferMade(_ transfer: Transfer)
}

/// Whom to send how much: makes a transfer, for the app to have it paid.
@Observable final class SendMoneyPresenter: Presenter {
  private let form: MoneyFormModel
  private let account: Loader<Account>
  @ObservationIgnored private let actions: AccountActions
  private let coordinator: any SendMoneyCoordinator
  private var unfinished: UnfinishedTransfer?
  private var work: SendMoneyState.Work?
  private var failure: Failure?
  /// What was tried last: when something else is wanted instead, it is given up.
  @ObservationIgnored private var attempted: NewTransfer?
  @ObservationIgnored private var failed: SendMoneyEvent?

  var state: SendMoneyState {
    let balance = account.content.value?.balance
    let isCovered = form.amount.flatMap { amount in try? balance?.covers(amount) } ?? true
    return SendMoneyState(
      form: form.form, example: form.example, balance: balance, isMoreThanBalance: !isCovered,
      unfinished: unfinished, work: work, failure: failure)
  }

  init(
    form: MoneyFormModel, account: Loader<Account>, actions: AccountActions,
    coordinator: any SendMoneyCoordinator
  ) {
    self.form = form
    self.account = account
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async { await form.run() }

  /// Back from paying, or from elsewhere: what is not paid can be gone on with.
  func runWhileVisible() async {
    if work == nil, let found = try? await actions.getUnfinishedTransfer.execute() {
      unfinished = found
    } else if !Task.isCancelled, work == nil {
      unfinished = nil
    }
    await account.load()
    await account.recover()
  }

  func handle(_ event: SendMoneyEvent) async {
    switch event {
    case .form(let event): await form.handle(event)
    case .continued:
      guard let transfer = form.check() else { return }
      await make(transfer, after: event)
    case .unfinishedContinued:
      guard let unfinished else { return }
      await make(unfinished.content, after: event)
    case .unfinishedDiscarded: await discard(event)
    case .retried:
      guard let failed else { return }
      await handle(failed)
    }
  }

  private func make(_ content: NewTransfer, after event: SendMoneyEvent) async {
    await perform(.making, event) {
      if let attempted, attempted != content {
        try? await actions.cancelTransfer.execute(attempted)
      }
      attempted = content
      let transfer = try await actions.makeTransfer.execute(content)
      try Task.checkCancellation()
      coordinator.transferMade(transfer)
    }
  }

  private func discard(_ event: SendMoneyEvent) async {
    guard let unfinished else { return }
    await perform(.discarding, event) {
      try await actions.cancelTransfer.execute(unfinished.content)
      self.unfinished = nil
      attempted = nil
    }
  }

  /// Does one thing at a time: a second tap does nothing.
  private func perform(
    _ kind: SendMoneyState.Work, _ event: SendMoneyEvent, _ body: () async throws -> Void
  ) async {
    guard work == nil else { return }
    work = kind
    failure = nil
    failed = nil
    defer { work = nil }
    do {
      try await body()
    } catch {
      failure = Failure(error)
      failed = event
    }
  }
}
